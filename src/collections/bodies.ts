import { collections, type MdxCollectionName } from '@/schema';
import type { Locale } from '@/site/locales';

type Compiled = { default: { code: string } };

/** Returns the compiled MDX of one document. */
export async function loadBody(
  name: MdxCollectionName,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<string> {
  const { typeName } = collections[name];
  const body: Compiled = await import(
    `../../.contentlayer/generated/${typeName}/bodies/${slug}.${locale}.json`
  );
  return body.default.code;
}

/** Returns the words of all bodies of a collection, by `<slug>.<locale>`. For a search index, never for a page. */
export async function loadTexts(name: MdxCollectionName): Promise<Record<string, string>> {
  const { typeName } = collections[name];
  const texts: { default: Record<string, string> } = await import(
    `../../.contentlayer/generated/${typeName}/texts.json`
  );
  return texts.default;
}
