import type { FieldProblems } from '@/rules/contact-message';
import type { Refusal } from './limiter';
import type { Outcome } from './message-answer';

/** 429 with the seconds to wait. */
export function limited({ retryAfterSeconds }: Refusal): Outcome {
  return {
    status: 429,
    answer: { ok: false, error: 'rate-limited' },
    headers: { 'retry-after': String(retryAfterSeconds) },
  };
}

/** 400 with a fault per field; no fields when the body as a whole makes no sense. */
export function invalid(fields: FieldProblems): Outcome {
  return { status: 400, answer: { ok: false, error: 'invalid', fields } };
}

export const wrongMethod: Outcome = {
  status: 405,
  answer: { ok: false, error: 'method-not-allowed' },
  headers: { allow: 'POST' },
};
export const crossSite: Outcome = { status: 403, answer: { ok: false, error: 'cross-site' } };
export const tooLarge: Outcome = { status: 413, answer: { ok: false, error: 'too-large' } };
export const wrongType: Outcome = { status: 415, answer: { ok: false, error: 'unsupported-type' } };
export const unavailable: Outcome = { status: 503, answer: { ok: false, error: 'unavailable' } };
