import { loadNotFoundPage } from '@/server/not-found-page';

type Context = { params: Promise<{ locale: string }> };

export const dynamic = 'force-dynamic';

/**
 * Every address that nothing else answers, at any depth: the site's own 404 page in the address's language. Not by
 * `notFound()`: Next sends its page as an empty document that only a script fills (vercel/next.js#62228).
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return new Response(await loadNotFoundPage(locale), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
