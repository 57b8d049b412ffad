import { missingFileHeaders } from '@/site/security-headers.mjs';

export const dynamic = 'force-dynamic';

/**
 * Answers for a script, style or font that the build does not have (`next.config.mjs` sends it here): one word, no
 * page.
 */
export function GET(): Response {
  return new Response('Not Found', {
    status: 404,
    headers: {
      ...missingFileHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
