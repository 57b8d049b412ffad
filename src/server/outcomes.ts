import { type RateRuleName, rateRules, retryAfter } from '@/site/limits';
import type { Refusal } from './limiter';

/** The errors the API answers; contract: docs/api.md. */
export type ApiError =
  | 'invalid'
  | 'cross-site'
  | 'bad-signature'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-type'
  | 'other-message'
  | 'rate-limited'
  | 'mail-refused'
  | 'unavailable';

/** The body of an answer. A 400 names the wrong fields. */
type ApiAnswer =
  | { ok: true }
  | { ok: false; error: 'invalid'; fields: Faults }
  | { ok: false; error: Exclude<ApiError, 'invalid'> };

/** A word per refused field, such as `required`; empty when the body as a whole cannot be read. */
export type Faults = Partial<Record<string, string>>;

/** The result of a request, before it is written as JSON or as a page. */
export interface Outcome {
  status: 200 | 204 | 400 | 403 | 405 | 413 | 415 | 422 | 429 | 502 | 503;
  answer: ApiAnswer;
  headers?: Record<string, string>;
}

/** Returns a result as JSON, never cached; a 204 has no body. */
export function answerJson({ status, answer, headers }: Outcome): Response {
  const init = { status, headers: { 'cache-control': 'no-store', ...headers } };
  return status === 204 ? new Response(null, init) : Response.json(answer, init);
}

/** Returns a 429 with the seconds to wait and, where it is the client's own, the limit that is used up. */
export function limited({ retryAfterSeconds, rule }: Omit<Refusal, 'ok'>): Outcome {
  return {
    status: 429,
    answer: { ok: false, error: 'rate-limited' },
    headers: {
      'retry-after': String(retryAfterSeconds),
      ...(rule && limitFields(rule, retryAfterSeconds)),
    },
  };
}

/** Names a limit: its number and window, and when there is more of it (draft-ietf-httpapi-ratelimit-headers-10). */
function limitFields(rule: RateRuleName, seconds: number): Record<string, string> {
  const { max, windowMs } = rateRules[rule];
  return {
    'ratelimit-policy': `"${rule}";q=${max};w=${windowMs / 1000}`,
    ratelimit: `"${rule}";r=0;t=${seconds}`,
  };
}

/** Adds the seconds to wait to a failure that may be over in a moment. */
export function later(outcome: Outcome, seconds: number = retryAfter.failureSeconds): Outcome {
  return { ...outcome, headers: { ...outcome.headers, 'retry-after': String(seconds) } };
}

/** Returns a 400 with a word per refused field. */
export function invalid(fields: Faults): Outcome {
  return { status: 400, answer: { ok: false, error: 'invalid', fields } };
}

export const accepted: Outcome = { status: 200, answer: { ok: true } };
export const noted: Outcome = { status: 204, answer: { ok: true } };
export const wrongMethod: Outcome = {
  status: 405,
  answer: { ok: false, error: 'method-not-allowed' },
  headers: { allow: 'POST' },
};
export const crossSite: Outcome = { status: 403, answer: { ok: false, error: 'cross-site' } };
export const badSignature: Outcome = {
  status: 403,
  answer: { ok: false, error: 'bad-signature' },
};
export const tooLarge: Outcome = { status: 413, answer: { ok: false, error: 'too-large' } };
export const wrongType: Outcome = { status: 415, answer: { ok: false, error: 'unsupported-type' } };
export const otherMessage: Outcome = { status: 422, answer: { ok: false, error: 'other-message' } };
export const mailRefused: Outcome = { status: 502, answer: { ok: false, error: 'mail-refused' } };
export const unavailable: Outcome = { status: 503, answer: { ok: false, error: 'unavailable' } };
