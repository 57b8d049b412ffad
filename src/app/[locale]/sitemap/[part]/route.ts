import { getReaderIn } from '@/i18n/reader';
import { readPageNumber } from '@/rules/list-pages';
import { defaultLocale } from '@/site/locales';
import { listAddresses } from '../../../sitemap-addresses';
import { answerSitemapPart } from '../../../sitemap-answer';

type Context = { params: Promise<{ locale: string; part: string }> };

export const dynamicParams = true;
export const generateStaticParams = () => [];

/** A file of a long sitemap (`/sitemap/1.xml`). Each has all languages, so they are in no language's folder. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, part } = await params;
  const number = part.endsWith('.xml') ? readPageNumber(part.replace(/\.xml$/, '')) : undefined;
  const isKnown = locale === defaultLocale && number !== undefined;
  const reader = await getReaderIn(defaultLocale);
  const text = isKnown ? answerSitemapPart(await listAddresses(reader), number) : undefined;
  return new Response(text ?? 'Not Found', {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': text === undefined ? 'text/plain' : 'application/xml' },
  });
}
