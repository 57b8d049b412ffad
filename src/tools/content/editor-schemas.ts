import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Collection, collections } from '@/schema';
import { wordsOf } from '@/schema/words';
import { defaultLocale, locales } from '@/site/locales';
import { writeIfChanged } from '../write-if-changed';
import { readDocumentName } from './document-name';

/*
 * Completion, and the sentence of each field, while someone writes. YAML files are the business of the YAML extension.
 * In MDX it sees nothing (redhat-developer/vscode-yaml#207); the one extension with a documented format for
 * frontmatter is Astro's ("content intellisense"): a folder of JSON Schemas and a list of which file follows which. It
 * wakes up for a file `astro.config.*` only. `npm run dev` writes all of it, the settings of VS Code included.
 */
const folder = '.astro/collections';
const wakeUp =
  'This is no Astro project. Its editor extension completes the frontmatter of MDX files, and starts where such a file is.\n';

const settingsFile = '.vscode/settings.json';

const all = Object.entries<Collection>(collections);
const translated = locales.filter((locale) => locale !== defaultLocale);
const nameOfWords = (name: string) => `${name}.words`;

/** Writes what editors know about the files at these paths. The schemas stay as they were when the program started. */
export function writeEditorFiles(paths: Iterable<string>): void {
  const files = {
    ...schemas,
    [`${folder}/collections.json`]: editorEntries(paths),
    'astro.config.txt': wakeUp,
  };
  for (const [path, text] of Object.entries(files)) writeIfChanged(path, text);
  const settings = editorSettings(
    existsSync(settingsFile) ? readFileSync(settingsFile, 'utf8') : '{}',
  );
  if (settings !== undefined) writeIfChanged(settingsFile, settings);
}

/** JSON Schemas by path: of every collection, and of the words of its translations. */
export const schemas: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(([name, { schema }]) => [
    [schemaPath(name), toJsonSchema(schema)],
    [schemaPath(nameOfWords(name)), toJsonSchema(wordsOf(schema))],
  ]),
);

/** Which MDX file follows which schema, as Astro's language server reads it. */
export function editorEntries(paths: Iterable<string>): string {
  const names = all.flatMap(([name, { form }]) =>
    form === 'mdx' ? [name, nameOfWords(name)] : [],
  );
  const entries = [...paths].flatMap((path) => {
    const name = path.split(sep).at(-2) ?? '';
    const followed = readDocumentName(path).locale === defaultLocale ? name : nameOfWords(name);
    const key = decodeURIComponent(pathToFileURL(path).href).toLowerCase();
    return names.includes(followed) ? [[key, followed]] : [];
  });
  return toJson({
    collections: names.map((name) => ({ hasSchema: true, name })),
    entries: Object.fromEntries(entries),
  });
}

/**
 * Adds to an editor's settings which YAML file follows which schema; other settings stay. Returns undefined for settings
 * with comments, which would be lost.
 */
export function editorSettings(present: string): string | undefined {
  const settings = parseJson(present);
  if (settings === undefined) return undefined;
  const others = Object.entries(Object(settings['yaml.schemas'])).filter(
    ([path]) => !path.startsWith(`./${folder}/`),
  );
  const associations = all
    .filter(([, { form }]) => form === 'yaml')
    .flatMap(([name]) => {
      const words = translated.map((locale) => `content/${name}/*.${locale}.yaml`);
      return [
        [`./${schemaPath(name)}`, [`content/${name}/*.yaml`, ...words.map((glob) => `!${glob}`)]],
        [`./${schemaPath(nameOfWords(name))}`, words],
      ];
    });
  return toJson({
    ...settings,
    'yaml.schemas': Object.fromEntries([...others, ...associations]),
    'astro.content-intellisense': true,
  });
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function schemaPath(name: string): string {
  return `${folder}/${name}.schema.json`;
}

function toJsonSchema(schema: z.ZodObject): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // Marks for our own check mean nothing to an editor.
      for (const mark of [
        'reference',
        'image',
        'minWidth',
        'shape',
        'distinct',
        'file',
        'link',
        'words',
      ])
        delete jsonSchema[mark];
    },
  });
  return toJson(json);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
