import type { FileFinding } from '../finding';
import { type Place, placeAt, readPlace } from './place';
import { PluginFailure } from './plugin-failure';
import type { BodyInput } from './types';

const fixes: Readonly<Record<string, string>> = {
  'end-tag-mismatch': 'Close the tag, or write \\< for the character itself.',
  'unexpected-character': 'Write \\< or \\{ for the character itself, or put it in `code`.',
  'unexpected-eof':
    'Close the expression or the tag, or write \\{ or \\< for the character itself.',
  acorn: 'Correct the JavaScript between the braces, or write \\{ for the character itself.',
};

/** What went wrong while a body was compiled, as findings with places in the whole file. */
export function readFailure(error: unknown, input: BodyInput): FileFinding[] {
  const { errors } = Object(error);
  if (!Array.isArray(errors) || errors.length === 0) return [readOne(error, input)];
  return errors.map((one: unknown) => {
    const { detail } = Object(one);
    return detail ? readOne(Object(detail).cause ?? detail, input) : readBundling(one, input);
  });
}

function readOne(error: unknown, input: BodyInput): FileFinding {
  const failure = findPluginFailure(error);
  if (failure) return readPlugin(failure, input);
  const { reason, message, place, ruleId, mark } = Object(error);
  const found = firstLine(reason ?? message ?? error);
  if (mark)
    return {
      ...bodyStart(input),
      line: 1,
      column: 1,
      code: 'invalid-frontmatter',
      found,
      ...frontmatter,
    };
  return {
    ...(readPlace(place) ?? placeInMessage(found) ?? bodyStart(input)),
    code: 'invalid-mdx',
    found,
    expected: 'valid MDX',
    fix:
      fixes[String(ruleId)] ??
      'Correct the MDX, or write \\{ and \\< for the characters themselves.',
  };
}

const frontmatter = {
  expected: 'frontmatter that is valid YAML',
  fix: 'Correct the YAML between the lines of three dashes.',
};

function readPlugin({ plugin, place, reason }: PluginFailure, input: BodyInput): FileFinding {
  return {
    ...(readPlace(place) ?? bodyStart(input)),
    code: 'plugin-failed',
    found: `${plugin}: ${firstLine(reason)}`,
    expected: `${plugin} to run over ${input.name}`,
    fix: `Change what ${plugin} cannot read in this document, or its options in the config.`,
  };
}

/** What esbuild says names lines of generated code: the words it points at are looked up in the document. */
function readBundling(error: unknown, input: BodyInput): FileFinding {
  const { text, location } = Object(error);
  const { lineText = '', column = 0, length = 0 } = Object(location);
  const words = String(lineText).slice(column, column + length);
  const unquoted = words.replace(/^["'`]|["'`]$/g, '');
  const offset = unquoted ? input.text.indexOf(unquoted, input.bodyOffset) : -1;
  return {
    ...(offset < 0 ? bodyStart(input) : placeAt(input.text, offset)),
    code: 'invalid-mdx',
    found: firstLine(text),
    expected: 'imports that exist and code that can be bundled',
    fix: 'Correct the import, the export or the expression that is named.',
  };
}

function findPluginFailure(error: unknown): PluginFailure | undefined {
  for (let cause = error; cause; cause = Object(cause).cause) {
    if (cause instanceof PluginFailure) return cause;
  }
  return undefined;
}

function bodyStart({ text, bodyOffset }: BodyInput): Place {
  return placeAt(text, bodyOffset);
}

/** A tag that is never closed is noticed at the end of its parent, and named with its own place. */
function placeInMessage(message: string): Place | undefined {
  const [, line, column] = /\((\d+):(\d+)/.exec(message) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : undefined;
}

function firstLine(value: unknown): string {
  return String(value).split('\n', 1)[0] ?? '';
}
