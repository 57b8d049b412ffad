import type { MdxCollectionName } from '@/schema';
import { readBody, readDocuments } from './compiled';

type Named = { slug: string; locale: string; bodyHash: string };

/** Returns the compiled MDX of one document, read by its name: a page costs the same among any number of documents. */
export async function loadBody({ bodyHash }: Pick<Named, 'bodyHash'>): Promise<string> {
  return (await readBody(bodyHash)).code;
}

/** Returns the words of all bodies of a collection, by `<slug>.<locale>`. For a search index, never for a page. */
export async function loadTexts(name: MdxCollectionName): Promise<Record<string, string>> {
  const versions = readDocuments(name).flatMap((document) => Object.values(document) as Named[]);
  const texts: Record<string, string> = {};
  for (const { slug, locale, bodyHash } of versions) {
    texts[`${slug}.${locale}`] = (await readBody(bodyHash)).text;
  }
  return texts;
}
