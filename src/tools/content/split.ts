import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, collections } from '../../schema/index';
import { writeIfChanged } from './write-if-changed';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };
type Identity = { slug: string; locale: string };
type Compiled = Fields & Identity & { body?: { code: string }; text?: string };

/** Names Contentlayer adds for itself, at every level of a document. */
const own = new Set(['_id', '_raw', '_type']);

/**
 * Splits what Contentlayer wrote, so that a list loads no bodies and a page only its own:
 *
 * - `<generated>/<TypeName>/metadata.json`: every document without its body, by slug and locale;
 * - `<generated>/<TypeName>/bodies/<slug>.<locale>.json`: `{ "code": ... }`, the compiled MDX;
 * - `<generated>/<TypeName>/texts.json`: the words of every body, by `<slug>.<locale>`, for the search.
 *
 * Contentlayer removes and rewrites its own files on every save, even of unchanged documents; these are
 * touched only when their text changes. Bodies of documents that are gone are removed.
 */
export function splitGenerated(generated: string): void {
  for (const { typeName, form } of Object.values<Collection>(collections)) {
    const directory = join(generated, typeName);
    const documents = readDocuments(join(directory, '_index.json')).sort(byName);
    writeIfChanged(
      join(directory, 'metadata.json'),
      `${JSON.stringify(documents.map(metadataOf))}\n`,
    );
    if (form !== 'mdx') continue;
    writeBodies(join(directory, 'bodies'), documents);
    writeIfChanged(join(directory, 'texts.json'), `${JSON.stringify(textsOf(documents))}\n`);
  }
}

function readDocuments(path: string): Compiled[] {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The name of a document in its collection. */
function nameOf({ slug, locale }: Identity): string {
  return `${slug}.${locale}`;
}

function byName(a: Identity, b: Identity): number {
  return nameOf(a) < nameOf(b) ? -1 : 1;
}

function metadataOf({ body: _body, text: _text, slug, locale, ...fields }: Compiled): Compiled {
  return { ...clean(fields), slug, locale };
}

function textsOf(documents: Compiled[]): Record<string, string> {
  return Object.fromEntries(documents.map((document) => [nameOf(document), document.text ?? '']));
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

function writeBodies(directory: string, documents: Compiled[]): void {
  const names = new Set<string>();
  for (const { slug, locale, body } of documents) {
    const name = `${nameOf({ slug, locale })}.json`;
    names.add(name);
    writeIfChanged(join(directory, name), `${JSON.stringify({ code: body?.code ?? '' })}\n`);
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
