import { unstable_cache } from 'next/cache';
import { hasLocale } from 'next-intl';
import { drawShareImage } from '@/features/link-preview/draw';
import { findPreview, listPreviews } from '@/features/link-preview/pages';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string; path: string[] }> };

/** A document's picture changes with the next build only. */
export const revalidate = false;
export const dynamicParams = false;

export const generateStaticParams = () =>
  listPreviews().map(({ locale, name }) => ({ locale, path: name.split('/') }));

/** Answers with the link preview of a page; 404 while the page is not public. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params;
  const reader = hasLocale(locales, locale) && { locale, now: new Date() };
  const preview = reader ? await findPreview(path.join('/'), reader) : undefined;
  if (!preview?.isFinal) await expireSoon();
  if (!preview) return new Response(null, { status: 404 });
  return new Response(await drawShareImage(preview.card), {
    // Not the year that Next would send to a CDN: the next build may draw another picture at the same address.
    headers: {
      'Content-Type': 'image/jpeg',
      ...(preview.isFinal && { 'Cache-Control': 'max-age=3600' }),
    },
  });
}

/**
 * Lets this answer expire as soon as pages do (`revalidate` in the root layout): a document published later gets its
 * preview in time, and the preview of a list shows its newest document. Next lets a single path of a route expire only
 * by what the path reads from Next's cache.
 */
const expireSoon = unstable_cache(async () => true, ['share-image'], { revalidate: 30 });
