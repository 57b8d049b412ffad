import { unstable_cache } from 'next/cache';
import { hasLocale } from 'next-intl';
import { drawShareImage } from '@/features/link-preview/draw';
import { findPreview, listPreviews } from '@/features/link-preview/pages';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string; path: string[] }> };

/** A document's picture is as final as the build its content is part of. */
export const revalidate = false;
export const dynamicParams = false;

export const generateStaticParams = () =>
  listPreviews().map(({ locale, name }) => ({ locale, path: name.split('/') }));

/** The picture a page is previewed with where its link is shared; 404 while the page is not public. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params;
  const reader = hasLocale(locales, locale) && { locale, now: new Date() };
  const preview = reader ? await findPreview(path.join('/'), reader) : undefined;
  if (!preview?.isFinal) await expireSoon();
  if (!preview) return new Response(null, { status: 404 });
  return new Response(await drawShareImage(preview.card), {
    // Not the year that Next would tell a CDN: the next build may draw another picture under the same address.
    headers: {
      'Content-Type': 'image/jpeg',
      ...(preview.isFinal && { 'Cache-Control': 'max-age=3600' }),
    },
  });
}

/**
 * Lets this answer expire as soon as pages do (`revalidate` in the root layout): the preview of a document announced for
 * later appears in time, and that of a list shows its newest. Next lets single paths of a route expire by what they read
 * from its cache, and by nothing else.
 */
const expireSoon = unstable_cache(async () => true, ['share-image'], { revalidate: 30 });
