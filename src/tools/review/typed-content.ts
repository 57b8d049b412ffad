import { collections } from '@/schema';
import { defaultLocale, locales } from '@/site/locales';
import { withoutLocale } from '@/site/routes';
import { openContent } from '../compile/content';
import type { TypedContent } from './page-hashes';

/** Compiles the content as it is and returns each document, all languages together, by `<collection>/<slug>`. */
export async function readTypedContent(): Promise<TypedContent> {
  const { content } = await openContent('content', 'public');
  const typed = new Map<string, unknown[]>();
  if (!content) return typed;
  const { documents } = await content.read();
  for (const { file, values, bodyHash } of documents.values()) {
    const name = `${file.collection}/${file.slug}`;
    typed.set(name, [...(typed.get(name) ?? []), [file.locale, values ?? null, bodyHash ?? null]]);
  }
  return typed;
}

/** Returns the document a page is about, for example `blog/new-page` for `/pl/blog/new-page`. */
export function ownDocument(address: string): string | undefined {
  const locale = locales.find((one) => one !== defaultLocale && isIn(address, one));
  const path = locale === undefined ? address : withoutLocale(address, locale);
  for (const [collection, row] of Object.entries(collections)) {
    const page = 'page' in row && typeof row.page === 'string' ? row.page : undefined;
    const start = page?.replace('[slug]', '');
    if (start === undefined || !path.startsWith(start)) continue;
    const slug = path.slice(start.length);
    if (slug !== '' && !slug.includes('/')) return `${collection}/${slug}`;
  }
  return undefined;
}

const isIn = (address: string, locale: string): boolean =>
  address === `/${locale}` || address.startsWith(`/${locale}/`);
