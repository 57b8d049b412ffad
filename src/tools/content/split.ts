import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outline } from '../../mdx/outline';
import { type Collection, collections } from '../../schema/index';
import type { Locale } from '../../site/locales';
import { type Fields, type Json, joinVersions, type SourceFile } from './versions';
import { writeIfChanged } from './write-if-changed';

type Identity = { slug: string; locale: Locale };
/** A file as Contentlayer wrote it. */
type Compiled = Identity & { outline?: Outline; body?: { code: string } };

/** Names Contentlayer adds for itself, at every level of a document. */
const own = new Set(['_id', '_raw', '_type']);

/**
 * Turns what Contentlayer wrote, file by file, into what the site reads, so that a list loads no bodies and a page only
 * its own:
 *
 * - `<generated>/<TypeName>/metadata.json`: `[{ "en": {…}, "pl": {…} }, …]`, one entry per document in the order of
 *   slugs: the original under the default language, beside it its translations. Each version is complete (`versions.ts`):
 *   all fields, `slug`, `locale`, `lang`, `languages`, and for MDX `headings` and `words`. A language without a
 *   translation is left out, so nothing stands there twice for it;
 * - `<generated>/<TypeName>/bodies/<slug>.<locale>.json`: `{ "code": ... }`, the compiled MDX;
 * - `<generated>/<TypeName>/texts.json`: the words of every body, by `<slug>.<locale>`, for the search;
 * - `<generated>/../documents.mjs`: `documents`, the metadata of every collection by its name.
 *
 * Contentlayer removes and rewrites its own files on every save, even of unchanged documents; these are
 * touched only when their text changes. Bodies of documents that are gone are removed.
 */
export function splitGenerated(generated: string): void {
  for (const { typeName, form, schema } of Object.values<Collection>(collections)) {
    const directory = join(generated, typeName);
    const compiled = readCompiled(join(directory, '_index.json')).sort(byName);
    writeJson(join(directory, 'metadata.json'), joinVersions(schema, compiled.map(sourceOf)));
    if (form !== 'mdx') continue;
    writeBodies(join(directory, 'bodies'), compiled);
    const texts = compiled.map((file) => [nameOf(file), file.outline?.text ?? '']);
    writeJson(join(directory, 'texts.json'), Object.fromEntries(texts));
  }
  writeDocumentsModule(join(generated, '../documents.mjs'));
}

/** One module for all collections, so that the site names none of them to read them. */
function writeDocumentsModule(path: string): void {
  const rows = Object.entries<Collection>(collections).map(([name, { typeName }]) => ({
    name,
    typeName,
  }));
  const imports = rows.map(
    ({ typeName }) =>
      `import ${typeName} from './generated/${typeName}/metadata.json' with { type: 'json' };\n`,
  );
  const entries = rows.map(({ name, typeName }) => `  '${name}': ${typeName},\n`);
  writeIfChanged(path, `${imports.join('')}\nexport const documents = {\n${entries.join('')}};\n`);
  // Without its types, what depends on the module would be checked anew with every document that is written.
  const types = 'export declare const documents: Record<string, unknown[]>;\n';
  writeIfChanged(path.replace(/\.mjs$/, '.d.mts'), types);
}

function readCompiled(path: string): Compiled[] {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeJson(path: string, value: unknown): void {
  writeIfChanged(path, `${JSON.stringify(value)}\n`);
}

/** The name of a file in its collection. */
function nameOf({ slug, locale }: Identity): string {
  return `${slug}.${locale}`;
}

function byName(a: Identity, b: Identity): number {
  return nameOf(a) < nameOf(b) ? -1 : 1;
}

function sourceOf({ slug, locale, outline, body: _, ...fields }: Compiled): SourceFile {
  return { slug, locale, fields: clean(fields), ...(outline && { outline }) };
}

function clean(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => [name, cleanValue(value)]),
  );
}

function cleanValue(value: Json): Json {
  if (Array.isArray(value)) return value.map(cleanValue);
  return typeof value === 'object' && value !== null ? clean(value) : value;
}

function writeBodies(directory: string, compiled: Compiled[]): void {
  const names = new Set<string>();
  for (const { slug, locale, body } of compiled) {
    const name = `${nameOf({ slug, locale })}.json`;
    names.add(name);
    writeJson(join(directory, name), { code: body?.code ?? '' });
  }
  for (const name of readdirIfThere(directory)) {
    if (!names.has(name)) rmSync(join(directory, name));
  }
}

function readdirIfThere(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
