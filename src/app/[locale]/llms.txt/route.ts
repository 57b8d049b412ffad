import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { describeForMachines } from '@/features/search/server/llms-text';
import { listPagesByKind } from '@/features/search/server/site-pages';
import { getReaderIn } from '@/i18n/reader';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The site in one page of Markdown for language models, to the proposal at llmstxt.org. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 });
  const words = await getTranslations({ locale });
  const kinds = listPagesByKind(await getReaderIn(locale), words);
  const text = describeForMachines(kinds, { words, locale });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
