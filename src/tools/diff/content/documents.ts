import type { Locale } from '@/site/locales';
import { defaultLocale } from '@/site/locales';
import { type Fields, joinVersions, type Versions } from '../../compile/versions';
import { readDocumentName } from '../../content/document-name';
import type { Side } from '../sides';
import { readSource, type Source } from './read-source';
import type { Rows } from './rows';
import type { SourceStore } from './source-store';

/** One file of a document. */
export type DocumentFile = Source & { path: string; blob: string; locale: Locale };

/** A document with all its files. */
export type SiteDocument = {
  /** Its collection and slug, such as blog/x. */
  key: string;
  collection: string;
  slug: string;
  files: readonly DocumentFile[];
  /** Its fields in every language it has a file for, as pages get them; undefined without an original that can be read. */
  versions: Versions | undefined;
};

export type Documents = ReadonlyMap<string, SiteDocument>;

/** Finds the document that a path stands for; undefined where it is none. */
export function placeOf(path: string, rows: Rows) {
  const [root, collection = '', name = '', ...deeper] = path.split('/');
  const row = rows[collection];
  if (root !== 'content' || !row || deeper.length > 0) return undefined;
  if (!name.endsWith(`.${row.form}`)) return undefined;
  const { slug, locale } = readDocumentName(name);
  return { key: `${collection}/${slug}`, collection, slug, locale, row };
}

/**
 * Reads the documents of a side. What `like` has already read of the same blobs is taken from there, and what the store
 * knows from the store.
 */
export async function readDocuments(
  side: Side,
  { rows, store, like }: { rows: Rows; store: SourceStore; like?: Documents },
): Promise<Documents> {
  const files = new Map<string, DocumentFile[]>();
  const unread = new Map<string, { blob: string; form: 'mdx' | 'yaml' }>();
  for (const [path, blob] of side.blobs) {
    const form = placeOf(path, rows)?.row.form;
    if (form && !store.get(`${form} ${blob}`)) unread.set(path, { blob, form });
  }
  for (const part of inParts([...unread.keys()], 500)) {
    for (const [path, bytes] of await side.read(part)) {
      const { blob = '', form = 'mdx' } = unread.get(path) ?? {};
      store.set(`${form} ${blob}`, readSource(bytes, form));
    }
  }
  for (const [path, blob] of side.blobs) {
    const place = placeOf(path, rows);
    const source = place && store.get(`${place.row.form} ${blob}`);
    if (!source) continue;
    const file = { ...source, path, blob, locale: place.locale };
    files.set(place.key, [...(files.get(place.key) ?? []), file]);
  }
  return new Map(
    [...files].map(([key, own]) => {
      const known = like?.get(key);
      return [key, known && haveSameFiles(known.files, own) ? known : join(key, own, rows)];
    }),
  );
}

function haveSameFiles(one: readonly DocumentFile[], other: readonly DocumentFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, blob }, index) => path === other[index]?.path && blob === other[index]?.blob)
  );
}

function join(key: string, files: readonly DocumentFile[], rows: Rows): SiteDocument {
  const [collection = '', slug = ''] = key.split('/');
  const schema = rows[collection]?.schema;
  const readable = files.flatMap(({ fields, locale, body, blob }) => {
    if (!fields) return [];
    const hash = { hash: blob, read: () => ({ code: body, words: body }) };
    return [{ slug, locale, fields: fields as Fields, ...(body !== '' && { body: hash }) }];
  });
  const versions = schema && joinVersions(schema, readable);
  return { key, collection, slug, files, versions };
}

/** Returns what readers of a language get: their own version, else the original's. */
export function versionFor(document: SiteDocument | undefined, locale: Locale): Fields | undefined {
  return document?.versions?.[locale] ?? document?.versions?.[defaultLocale];
}

/** Returns the body that readers of a language get. */
export function bodyFor(document: SiteDocument | undefined, locale: Locale): string {
  const own = document?.files.find((file) => file.locale === locale && file.fields);
  return (own ?? document?.files.find((file) => file.locale === defaultLocale))?.body ?? '';
}

function* inParts<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
