import type { FileFinding } from '../finding';
import { type Place, placeAt, readPlace, startOfBody } from './place';
import { PluginFailure } from './plugin-failure';
import type { BodyInput } from './types';

type Language = 'MDX' | 'Markdown';

const fixes: Readonly<Record<string, string>> = {
  'end-tag-mismatch': 'Close the tag, or write \\< for the character itself.',
  'unexpected-character': 'Write \\< or \\{ for the character itself, or put it in `code`.',
  'unexpected-eof': 'Close the expression or the tag, or write \\{ or \\< for the character.',
  acorn: 'Correct the JavaScript, or write \\{ for the character itself.',
};

/** What went wrong while a body was compiled, as findings with places in the whole file. */
export function readFailure(
  error: unknown,
  input: BodyInput,
  language: Language = 'MDX',
): FileFinding[] {
  const { errors } = Object(error);
  if (!Array.isArray(errors) || errors.length === 0) return [readOne(error, input, language)];
  return errors.map((one: unknown) => {
    const { detail } = Object(one);
    return detail
      ? readOne(Object(detail).cause ?? detail, input, language)
      : readBundling(one, input);
  });
}

function readOne(error: unknown, input: BodyInput, language: Language): FileFinding {
  const failure = findPluginFailure(error);
  if (failure) return readPlugin(failure, input);
  const { name, reason, message, place, ruleId, mark } = Object(error);
  const found = firstLine(reason ?? message ?? error);
  if (mark) return readYaml(found, mark);
  if (name === 'TypeError') return readExtension(found, input);
  return {
    // A tag that is never closed is noticed at the end of its parent, and named with its own place.
    ...(placeInMessage(found) ?? readPlace(place) ?? startOfBody(input)),
    code: `invalid-${language.toLowerCase()}`,
    found,
    expected: `valid ${language}`,
    fix: fixes[String(ruleId)] ?? `Correct the ${language} at this place.`,
  };
}

/** The lines and columns of js-yaml count from 0, from the line of the first dashes. */
function readYaml(found: string, mark: unknown): FileFinding {
  const { line = 0, column = 0 } = Object(mark);
  return {
    line: line + 1,
    column: column + 1,
    code: 'invalid-frontmatter',
    found,
    expected: 'frontmatter that is valid YAML',
    fix: 'Correct the YAML between the lines of three dashes.',
  };
}

function readPlugin({ plugin, place, reason }: PluginFailure, input: BodyInput): FileFinding {
  return {
    ...(readPlace(place) ?? startOfBody(input)),
    code: 'plugin-failed',
    found: `${plugin}: ${firstLine(reason)}`,
    expected: `${plugin} to run over ${input.name}`,
    fix: `Change what ${plugin} cannot read in this document, or its options in the config.`,
  };
}

/** What plugins add to a parser or a generator fails outside of them, mostly where it was made for older ones. */
function readExtension(found: string, input: BodyInput): FileFinding {
  return {
    ...startOfBody(input),
    code: 'plugin-failed',
    found,
    expected:
      'remark and rehype plugins for unified 11 and MDX 3, such as remark-gfm 4 and remark-math 6',
    fix: 'Correct the plugins of the config: one that was made for other versions has to be updated.',
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
    ...(offset < 0 ? startOfBody(input) : placeAt(input.text, offset)),
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

function placeInMessage(message: string): Place | undefined {
  const [, line, column] = /^Expected a closing tag for .*?\((\d+):(\d+)/.exec(message) ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : undefined;
}

function firstLine(value: unknown): string {
  return String(value).split('\n', 1)[0] ?? '';
}
