import type { z } from 'zod';
import { type FileFinding, type FindingCode, isFindingCode } from './findings';
import { nearest } from './nearest';

type Issue = z.core.$ZodIssue;
type Words = Pick<FileFinding, 'code' | 'expected' | 'fix' | 'nearest' | 'found'>;

/** Says what is wrong with a value that is there, in a writer's words. */
export function describe(issue: Issue, value: unknown): Words {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected);
    case 'invalid_value':
      return notInList(issue.values.map(String), value);
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, value);
    case 'invalid_format': {
      const code = issue.format === 'datetime' ? 'bad-date' : 'bad-format';
      return rule(code, issue.message, examples[issue.format]);
    }
    case 'custom': {
      const code = issue.params?.rule;
      return rule(isFindingCode(code) ? code : 'broken-rule', issue.message);
    }
    default:
      return rule('wrong-type', issue.message);
  }
}

/** What a value of a format looks like. */
const examples: Readonly<Record<string, string>> = {
  email: 'Write a mail address, such as anna@example.com.',
  datetime: 'Write a date, a time and the offset in quotes: "2026-03-02T09:00:00+01:00".',
};

function rule(code: FindingCode, message: string, example?: string): Words {
  const expected = expectation(message);
  return { code, expected, fix: example ?? wayTo(message) };
}

/** The message says all there is to know; what to do is its second half, where there is one. */
function wayTo(message: string): string {
  if (message === 'must not be empty') return 'Write the words.';
  if (message.startsWith('must be absent')) return 'Remove the field.';
  if (message.startsWith('must be the slug')) {
    return 'Write the name of the file without its extension, such as anna-nowak.';
  }
  return message.startsWith('must be ')
    ? `Write ${message.slice('must be '.length)}.`
    : 'Change the value, so that this is true.';
}

/** Messages in schemas complete the sentence "this value …". */
const expectation = (message: string) =>
  message.startsWith('must be ') ? message.slice('must be '.length) : `this ${message}`;

/** What writers call the types of values. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
};

function wrongType(expected: string): Words {
  const name = typeNames[expected] ?? expected;
  const fix = expected === 'string' ? 'Put the value in double quotes.' : `Write ${name}.`;
  return { code: 'wrong-type', expected: name, fix };
}

function notInList(values: readonly string[], written: unknown): Words {
  const near = nearest(String(written), values);
  return {
    code: 'not-in-list',
    expected: `one of: ${values.join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near === undefined ? 'Choose one from the list.' : `Write ${near}.`,
  };
}

type RangeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const waysBack: Readonly<Record<string, Record<RangeIssue['code'], string>>> = {
  string: { too_small: 'Add what is missing.', too_big: 'Shorten it.' },
  array: { too_small: 'Add what is missing.', too_big: 'Remove what is too much.' },
};

function outOfRange(issue: RangeIssue, value: unknown): Words {
  const ownWords = !/^Too (?:small|big)/.test(issue.message);
  const isSmall = issue.code === 'too_small';
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  const amount = (size: number) => withUnit(size, issue.origin);
  return {
    code: 'out-of-range',
    found: amount(sizeOf(value)),
    expected: ownWords
      ? expectation(issue.message)
      : `${isSmall ? 'at least' : 'at most'} ${amount(limit)}`,
    fix: waysBack[issue.origin]?.[issue.code] ?? `Write ${limit} or ${isSmall ? 'more' : 'less'}.`,
  };
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}

function withUnit(size: number, origin: string): string {
  const [one, many] = units[origin] ?? [];
  return [size, size === 1 ? one : many].filter((part) => part !== undefined).join(' ');
}
