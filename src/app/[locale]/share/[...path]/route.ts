import { hasLocale } from 'next-intl';
import { findPreview } from '@/features/link-preview/pages';
import { previewFiles } from '@/features/link-preview/server/preview-files';
import { refusePicture } from '@/features/pictures/answer';
import { siteTime } from '@/site/clock.mjs';
import { previewLimits } from '@/site/limits';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string; path: string[] }> };

export const dynamic = 'force-dynamic';

/** Answers with the link preview of a page, drawn when it is first asked for; 404 while the page is not public. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params;
  const reader = hasLocale(locales, locale) && { locale, now: new Date(siteTime()) };
  const preview = reader ? await findPreview(path.join('/'), reader) : undefined;
  if (!preview) return refusePicture();
  const picture = await previewFiles()(preview.card);
  if (!picture) return comeBack();
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${preview.isFinal ? 3600 : 60}`,
    },
  });
}

/** Too many previews wait to be drawn: networks ask again. */
function comeBack(): Response {
  return new Response('Service Unavailable', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(previewLimits.retrySeconds),
    },
  });
}
