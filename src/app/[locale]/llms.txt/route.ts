import { hasLocale } from 'next-intl';
import { listEntries } from '@/collections/search';
import { listTags } from '@/collections/tags';
import { describeForMachines } from '@/sections/search/llms-text';
import { describeSite } from '@/sections/search/site-pages';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string }> };

export const revalidate = 30;
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The site in one page of Markdown for language models, to the proposal at llmstxt.org. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 });
  const reader = { locale, now: new Date() };
  const content = { entries: await listEntries(reader), tags: listTags(reader), locale };
  const text = await describeForMachines(await describeSite(content), locale);
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
