import { hasLocale } from 'next-intl';
import { readPart } from '@/features/search/server/stored-index';
import { siteTime } from '@/site/clock.mjs';
import { locales } from '@/site/locales';

type Context = { params: Promise<{ locale: string; version: string; file: string }> };

export const dynamic = 'force-dynamic';

/**
 * Answers with a file of the search's index. Its version is in the address, so browsers keep it for ever; of another
 * version there is none, and the browser starts anew.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, ...address } = await params;
  const reader = hasLocale(locales, locale) && { locale, now: new Date(siteTime()) };
  const text = reader ? await readPart(address, reader) : undefined;
  return new Response(text ?? 'Not Found', {
    status: text === undefined ? 404 : 200,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': text === undefined ? 'no-store' : 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    },
  });
}
