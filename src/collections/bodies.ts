import { collections, type MdxCollectionName } from '@/schema';
import { defaultLocale, type Locale } from '@/site/locales';

type Compiled = { default: { body: { code: string } } };

/** Returns the compiled MDX of one document. */
export async function loadBody(
  name: MdxCollectionName,
  document: { slug: string; locale: Locale },
): Promise<string> {
  const { typeName } = collections[name];
  const file =
    document.locale === defaultLocale ? document.slug : `${document.slug}.${document.locale}`;
  const compiled: Compiled = await import(
    `../../.contentlayer/generated/${typeName}/${name}__${file}.mdx.json`
  );
  return compiled.default.body.code;
}
