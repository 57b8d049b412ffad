import { nearest } from '../config/nearest';
import type { DocumentFinding } from '../read/document-finding';

/** What a finding says, without its place. */
export type Words = Omit<DocumentFinding, 'line' | 'column' | 'field' | 'about' | 'isKept'>;

const names: Readonly<Record<string, string>> = {
  string: 'text',
  markdown: 'text in Markdown',
  mdx: 'text in MDX',
  date: 'a date in quotes',
  number: 'a number, without quotes',
  boolean: 'true or false, without quotes',
  list: 'a list',
  nested: 'a group of fields',
  image: 'the path of a picture, or a group of src and alt',
  reference: 'the path of a document, from the content folder',
};

/** Says that a value is of another type than its field. */
export function wrongType(type: string, found: string): Words {
  const expected = names[type] ?? type;
  const fix = type === 'string' ? 'Put the value in double quotes.' : `Write ${expected}.`;
  return { code: 'wrong-type', found, expected, fix };
}

/** Says that a value is none of those there are. */
export function notInList(code: string, written: string, values: readonly string[]): Words {
  const near = nearest(written, values);
  return {
    code,
    found: written,
    expected: `one of: ${values.join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near === undefined ? 'Choose one from the list.' : `Write ${near}.`,
  };
}

export function missingField(name: string): Words {
  return {
    code: 'missing-field',
    expected: `the required field ${name}`,
    fix: `Add ${name}.`,
  };
}

export function nullValue(name: string): Words {
  return {
    code: 'null-value',
    found: 'nothing',
    expected: `a value of the required field ${name}`,
    fix: 'Write a value.',
  };
}

export function unknownField(name: string, known: readonly string[], free: string[]): Words {
  const near = nearest(name, free);
  return {
    code: 'unknown-field',
    found: name,
    expected: `one of: ${known.join(', ')}`,
    ...(near !== undefined && { nearest: near }),
    fix: near === undefined ? 'Remove the field, or add it to its type.' : `Write ${near}.`,
  };
}

export function badDate(found: string): Words {
  return {
    code: 'bad-date',
    found,
    expected: 'a date such as 2026-03-01 or 2026-03-01T09:30:00+01:00',
    fix: 'Correct the date.',
  };
}

export function badImage(found: string, reason: string): Words {
  return {
    code: 'bad-image',
    found,
    expected: 'a picture that can be opened, by its path from the document',
    fix: `Correct the path, or the file: ${reason}`,
  };
}
