import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rowOf } from '@/schema';
import { locales } from '@/site/locales';
import { UsageError } from './check-options';
import { readDocument, unreadable } from './document';
import type { DocumentFacts } from './document-facts';
import { type ContentFile, fileOf } from './files';
import { isTranslation } from './translation';

/** The translation that a person names by its path. Throws a UsageError, which names those of an original. */
export function translationAt(name: string, root: string): ContentFile {
  const id = relative(root, resolve(name)).replaceAll('\\', '/');
  const file = id.startsWith('..') ? undefined : fileOf(root, id);
  if (file && isTranslation(file)) return file;
  const [first] = file ? translationsOf(file) : [];
  throw new UsageError(
    first
      ? `${name} is an original; its translation is ${first}`
      : `${name} is no translation; one is called content/<collection>/<slug>.pl.mdx`,
  );
}

function translationsOf({ path, shown, collection, slug }: ContentFile): string[] {
  return locales
    .map((locale) => `${slug}.${locale}.${rowOf(collection).form}`)
    .filter((name) => existsSync(join(dirname(path), name)))
    .map((name) => `${dirname(shown)}/${name}`);
}

/** The original of a translation, read. Throws a UsageError where it cannot be. */
export async function readOriginal({
  path,
  shown,
  collection,
  slug,
}: ContentFile): Promise<{ file: ContentFile; facts: DocumentFacts }> {
  const root = dirname(dirname(path));
  const file = fileOf(root, `${collection}/${slug}.${rowOf(collection).form}`);
  const facts = file && (await readDocument(file).catch(unreadable));
  if (!file || facts?.data === undefined) {
    throw new UsageError(`The original of ${shown} is not there, or its fields cannot be read`);
  }
  return { file, facts };
}
