import { hasLocale } from 'next-intl';
import { drawShareImage } from '@/share-image/draw';
import { findCard, listSharedPages } from '@/share-image/pages';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string; path: string[] }> };

/** A page's preview appears and disappears with the page (`src/app/[locale]/layout.tsx`). */
export const revalidate = 30;
export const dynamicParams = false;

export const generateStaticParams = () =>
  listSharedPages().map(({ locale, name }) => ({ locale, path: name.split('/') }));

/** The picture a page is previewed with where its link is shared; 404 while the page is not public. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params;
  const name = path.join('/');
  const card = hasLocale(locales, locale) && (await findCard(name, { locale, now: new Date() }));
  if (!card) return new Response(null, { status: 404 });
  return new Response(await drawShareImage(card), { headers: { 'Content-Type': 'image/jpeg' } });
}
