import { missingFileHeaders } from '@/site/security-headers.mjs';

export const dynamic = 'force-dynamic';

/** Answers for a missing script, style or font of the build (sent here by `next.config.mjs`): text, no page. */
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
