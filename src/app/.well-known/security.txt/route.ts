import { writeSecurityText } from '@/rules/security-text';
import { env } from '@/server/env';

/** Written for each request, so that the date of expiry is in the future even on a site that is not built again. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(writeSecurityText(env().SITE_URL, new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
