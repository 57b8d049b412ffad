import { unstable_cache } from 'next/cache';
import { hasLocale } from 'next-intl';
import { drawShareImage } from '@/features/link-preview/draw';
import { findCard, listSharedPages } from '@/features/link-preview/pages';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string; path: string[] }> };

/** A document's picture is as final as the build its content is part of. */
export const revalidate = false;
export const dynamicParams = false;

export const generateStaticParams = () =>
  listSharedPages().map(({ locale, name }) => ({ locale, path: name.split('/') }));

/** The picture a page is previewed with where its link is shared; 404 while the page is not public. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params;
  const name = path.join('/');
  const card = hasLocale(locales, locale) && (await findCard(name, { locale, now: new Date() }));
  const isFinal = card && path.length > 1;
  if (!isFinal) await lookAgainSoon();
  if (!card) return new Response(null, { status: 404 });
  return new Response(await drawShareImage(card), {
    // Not the year that Next would tell a CDN: the next build may draw another picture under the same address.
    headers: { 'Content-Type': 'image/jpeg', ...(isFinal && { 'Cache-Control': 'max-age=3600' }) },
  });
}

/**
 * Makes this answer alone as short-lived as the pages (`revalidate` in the root layout): what is announced for later
 * appears in time, and a list shows its newest. A cached value is how Next lets one path of a route expire earlier.
 */
const lookAgainSoon = unstable_cache(async () => true, ['share-image'], { revalidate: 30 });
