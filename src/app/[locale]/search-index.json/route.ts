import { hasLocale } from 'next-intl';
import { loadSiteContent } from '@/collections/pages';
import type { IndexFile } from '@/features/search/search-index';
import { indexPage, resultWords } from '@/features/search/server/index-file';
import { describeSite } from '@/features/search/server/site-pages';
import { getReaderIn } from '@/i18n/reader';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The search index, fetched when a visitor opens the search. It has public pages only. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 });
  const pages = await describeSite(await loadSiteContent(await getReaderIn(locale)));
  const file: IndexFile = {
    words: await resultWords(locale),
    entries: pages.map((page) => indexPage(page, locale)),
  };
  return Response.json(file, { headers: { 'X-Robots-Tag': 'noindex' } });
}
