import { policyOf } from '@/finish/page-policy.mjs';
import { loadNotFoundPage } from '@/server/not-found-page';
import { ownPolicyHeader } from '@/site/content-policy.mjs';

type Context = { params: Promise<{ locale: string }> };

export const dynamic = 'force-dynamic';

/** By page: working a policy out for each request would cost more than all else here. */
const policies = new Map<string, string>();

/**
 * Answers every address that no other route answers, at any depth: `next.config.mjs` sends it here with its language.
 * `notFound()` would not do: Next sends its page as an empty document that only a script fills (vercel/next.js#62228).
 */
async function answerUnknownAddress(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  const page = await loadNotFoundPage(locale);
  const policy = policies.get(page) ?? policyOf(page);
  policies.set(page, policy);
  return new Response(page, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      [ownPolicyHeader]: policy,
    },
  });
}

export {
  answerUnknownAddress as DELETE,
  answerUnknownAddress as GET,
  answerUnknownAddress as HEAD,
  answerUnknownAddress as OPTIONS,
  answerUnknownAddress as PATCH,
  answerUnknownAddress as POST,
  answerUnknownAddress as PUT,
};
