import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { describeKindForMachines } from '@/features/search/server/llms-text';
import { listPagesByKind } from '@/features/search/server/site-pages';
import { getReaderIn } from '@/i18n/reader';
import { readPageNumber } from '@/rules/list-pages';
import { type Locale, locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string; kind: string; part: string }> };

export const dynamicParams = true;
export const generateStaticParams = () => [];

/** A part of all pages of one kind in Markdown (`/llms/article/1.txt`), which `/llms.txt` names where there are many. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, kind, part } = await params;
  const text = hasLocale(locales, locale) ? await describe({ locale, kind, part }) : undefined;
  return new Response(text ?? 'Not Found', {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

async function describe({ locale, kind, part }: { locale: Locale; kind: string; part: string }) {
  const number = readPageNumber(part.replace(/\.txt$/, ''));
  const words = await getTranslations({ locale });
  const kinds = listPagesByKind(await getReaderIn(locale), words);
  const pages = kinds.find((one) => one.kind === kind);
  if (!pages || number === undefined || !part.endsWith('.txt')) return undefined;
  return describeKindForMachines(pages, { number, words, locale });
}
