import type { CreateEmailResponse } from 'resend';
import { mailPause } from '@/site/limits';
import type { MailFailure } from './mail';

/** What an attempt came to, and whether another one may help. */
export type Verdict =
  | { is: 'sent' }
  | (Failure & { is: 'final' })
  | (Failure & { is: 'worth-another'; pauseMs: number });

interface Failure {
  reason: MailFailure;
  code: string | undefined;
  status: number | undefined;
  /** What the provider asked for, in seconds. */
  retryAfterSeconds: number | undefined;
}

const quotas = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded']);

/**
 * Reads the SDK's answer to one attempt. Another one helps after a broken connection, no answer in time, a fault of
 * the provider (5xx), "too many requests" (429), and while an equal request is still being worked on.
 */
export function readAttempt(
  { data, error, headers }: CreateEmailResponse,
  { attempt, isAborted }: { attempt: number; isAborted: boolean },
): Verdict {
  // An id is the proof: an error whose body is the word `null` comes back as `error: null`.
  if (typeof data?.id === 'string') return { is: 'sent' };
  const status = error?.statusCode ?? undefined;
  const asked = Number(headers?.['retry-after'] ?? Number.NaN);
  const failure = {
    code: isAborted ? 'no_answer' : error?.name,
    status,
    retryAfterSeconds: asked > 0 ? Math.ceil(asked) : undefined,
  };
  if (error && quotas.has(error.name)) return { ...failure, is: 'final', reason: 'quota' };
  // No status: the connection broke. Neither answer nor error: a fault of the provider with an empty body.
  const isBroken = data === null && error?.statusCode == null;
  const isBusy = status === 429 || error?.name === 'concurrent_idempotent_requests';
  if (isAborted || isBroken || isBusy || (status ?? 0) >= 500) {
    const pauseMs = pauseBefore(attempt + 1, failure.retryAfterSeconds);
    const reason = isAborted ? 'timeout' : status === 429 ? 'busy' : 'refused';
    return { ...failure, is: 'worth-another', reason, pauseMs };
  }
  return { ...failure, is: 'final', reason: 'refused' };
}

/** At least what the provider asks for; chance keeps those who were refused together from coming back together. */
function pauseBefore(attempt: number, askedSeconds = 0): number {
  const growing = Math.min(mailPause.mostMs, mailPause.firstMs * 2 ** (attempt - 2));
  const least = Math.max(growing, askedSeconds * 1000);
  return least + (Math.random() * growing) / 2;
}
