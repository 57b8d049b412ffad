import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { BodyInput, CompileOptions } from '../../src/compile/pipeline';

/** The content folder that inputs made from a text claim to be in. */
export const contentFolder = join(import.meta.dirname, '..');

/** A body as the reading part hands it over, for a text in `tests/corpus`. */
export function inputOf(text: string, sourceFilePath = 'corpus/document.mdx'): BodyInput {
  const [block = '', yaml] =
    /^---[ \t]*(?:\r?\n)([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const flattenedPath = sourceFilePath.replace(/\.[^.]*$/, '').replace(/(?:^|\/)index$/, '');
  return {
    path: join(contentFolder, sourceFilePath),
    name: sourceFilePath,
    text,
    frontmatter: Object(yaml === undefined ? {} : parse(yaml)),
    bodyOffset: block.length,
    raw: {
      sourceFilePath,
      sourceFileName: basename(sourceFilePath),
      sourceFileDir: dirname(sourceFilePath),
      contentType: 'mdx',
      flattenedPath,
    },
  };
}

/** Every MDX file below a folder, as an input. */
export function readInputs(folder: string): BodyInput[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => inputOf(readFileSync(join(folder, file), 'utf8'), `corpus/${file}`));
}

/** Options as a config without plugins gives them. */
export function optionsOf(given: Partial<CompileOptions> = {}): CompileOptions {
  return {
    remarkPlugins: [],
    rehypePlugins: [],
    cwd: contentFolder,
    isProduction: true,
    other: {},
    ...given,
  };
}
