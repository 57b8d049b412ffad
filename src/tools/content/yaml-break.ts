import type { YAMLError } from 'yaml';
import type { FileFinding } from './findings';

type Words = Pick<FileFinding, 'found' | 'expected' | 'nearest' | 'fix'>;

const quotes = 'Put the text in double quotes, and write \\" for a double quote inside it.';

const words: Readonly<Partial<Record<YAMLError['code'], Omit<Words, 'found'>>>> = {
  TAB_AS_INDENT: {
    expected: 'spaces before the field: a tab is not read',
    fix: 'Replace each tab at the start of a line by two spaces.',
  },
  BAD_INDENT: {
    expected: 'the fields of a group all as far from the left',
    fix: 'Give this line as many spaces as those beside it; what belongs to a field above has two more.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    expected: 'double quotes round a text with a colon',
    fix: quotes,
  },
  MULTILINE_IMPLICIT_KEY: {
    expected: 'name: value on one line, or double quotes round a longer text',
    fix: 'Look at this line and the one above: a quote or a colon is missing.',
  },
  MISSING_CHAR: {
    expected: 'an end for each quote, [ and {, and a colon after the name of a field',
    fix: 'Add what is missing; a double quote inside a text is written \\".',
  },
  BAD_SCALAR_START: {
    expected: 'double quotes round a text that begins with @, ` or %',
    fix: quotes,
  },
  BAD_DQ_ESCAPE: {
    expected: 'no backslash but \\" and \\\\ in double quotes',
    fix: 'Write two backslashes for one.',
  },
  UNEXPECTED_TOKEN: {
    expected: 'the end of the line after the closing quote or bracket',
    fix: 'Put the whole text in one pair of double quotes, and write \\" for a double quote inside it.',
  },
};

/** Says in a writer's words why YAML cannot be read; `yaml` is what the parser was given. */
export function explainYaml({ code, message, pos }: YAMLError, yaml: string): Words {
  const [start] = pos;
  const from = yaml.lastIndexOf('\n', Math.max(start - 1, 0)) + 1;
  const end = yaml.indexOf('\n', start);
  const line = yaml.slice(from, end === -1 ? undefined : end);
  const [, before = '', value = ''] = /^(\s*(?:- )?[\w-]+: )([^"'].*)$/.exec(line) ?? [];
  const known = /^\s*\t/.test(line) ? words.TAB_AS_INDENT : words[code];
  if (!known) {
    return {
      found: message,
      expected: 'valid YAML',
      fix: 'Text with a colon, #, quotes or braces, or that starts with * or &, needs double quotes around it; lists and blocks need the same indentation.',
    };
  }
  const isQuotable = known === words.BLOCK_AS_IMPLICIT_KEY || known === words.BAD_SCALAR_START;
  const nearest = isQuotable && value && `${before}${JSON.stringify(value.trim())}`;
  return { found: line.trim().slice(0, 80), ...known, ...(nearest && { nearest: nearest.trim() }) };
}
