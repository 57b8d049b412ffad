import { retryAfter } from '@/site/limits';
import type { Refusal } from './limiter';

/** What the API answers when it refuses; contract: docs/api.md. */
type ApiError =
  | 'invalid'
  | 'cross-site'
  | 'bad-signature'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-type'
  | 'rate-limited'
  | 'mail-refused'
  | 'unavailable';

/** The body of an answer; an ill-formed request learns what is wrong, by field. */
type ApiAnswer =
  | { ok: true }
  | { ok: false; error: 'invalid'; fields: Faults }
  | { ok: false; error: Exclude<ApiError, 'invalid'> };

/** A word per refused field, such as `required`; none when the body as a whole makes no sense. */
export type Faults = Partial<Record<string, string>>;

/** What became of a request, before it is put into words for a script or for a page. */
export interface Outcome {
  status: 200 | 400 | 403 | 405 | 413 | 415 | 429 | 502 | 503;
  answer: ApiAnswer;
  headers?: Record<string, string>;
}

/** The answer for a script: a status and JSON. */
export function answerJson({ status, answer, headers }: Outcome): Response {
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** 429 with the seconds to wait. */
export function limited({ retryAfterSeconds }: Pick<Refusal, 'retryAfterSeconds'>): Outcome {
  return {
    status: 429,
    answer: { ok: false, error: 'rate-limited' },
    headers: { 'retry-after': String(retryAfterSeconds) },
  };
}

/** A failure that may be over in a moment, with the seconds to wait. */
export function later(outcome: Outcome, seconds: number = retryAfter.failureSeconds): Outcome {
  return { ...outcome, headers: { ...outcome.headers, 'retry-after': String(seconds) } };
}

/** 400 with a fault per field. */
export function invalid(fields: Faults): Outcome {
  return { status: 400, answer: { ok: false, error: 'invalid', fields } };
}

export const accepted: Outcome = { status: 200, answer: { ok: true } };
const wrongMethod: Outcome = {
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
export const mailRefused: Outcome = { status: 502, answer: { ok: false, error: 'mail-refused' } };
export const unavailable: Outcome = { status: 503, answer: { ok: false, error: 'unavailable' } };

/** The answer to every method but POST. */
export function refuseMethod(): Response {
  return answerJson(wrongMethod);
}
