import { writeSecurityText } from '@/rules/security-text';
import { env } from '@/server/env';

/** Written for each request: a site that is never built again still says a date to come. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(writeSecurityText(env().SITE_URL, new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
