import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { listTags } from '@/collections/articles';
import type { IndexFile } from '@/features/search/index-file';
import { resultWords } from '@/features/search/server/result-words';
import { describeTag } from '@/features/search/server/site-pages';
import { openStoredIndex } from '@/features/search/server/stored-index';
import { getReaderIn } from '@/i18n/reader';
import { locales } from '@/site/locales';
import { wantedPages } from '@/site/nav';
import { pathFor } from '@/site/routes';

type Context = { params: Promise<{ locale: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** What a visitor's browser fetches first when the search is opened. It has public pages only. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 });
  const reader = await getReaderIn(locale);
  const words = await getTranslations({ locale });
  const topics = listTags(reader).map(({ tag }) => describeTag(tag, words, locale));
  const file: IndexFile = {
    words: await resultWords(locale),
    pages: wantedPages.map(({ key, href }) => ({
      path: pathFor(href, locale),
      title: words(`site.nav.${key}`),
    })),
    topics: topics.map(({ href, title }) => ({ path: pathFor(href, locale), title })),
    ...(await openStoredIndex(reader)),
  };
  return Response.json(file, { headers: { 'X-Robots-Tag': 'noindex' } });
}
