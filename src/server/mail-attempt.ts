import { type CreateEmailResponse, Resend } from 'resend';
import { env } from './env';
import { errorKind } from './log';
import type { Mail } from './mail';
import { count } from './metrics';

export type MailFailure =
  | 'refused' // the provider does not want this mail
  | 'quota' // the provider takes no more mails for now
  | 'busy' // the provider got too many requests, counted over all processes
  | 'broken' // the connection or the provider failed, or works on it still: the mail may have gone out
  | 'timeout' // no answer in time: the mail may have gone out
  | 'not-configured';

/** The result of asking the provider once. */
export type Attempt = { is: 'sent' } | FailedAttempt;

export interface FailedAttempt {
  is: 'failed';
  reason: MailFailure;
  /** The provider's own name of the fault, and its status. */
  code: string | undefined;
  status: number | undefined;
  /** How long the provider asked to wait, in seconds. */
  retryAfterSeconds: number | undefined;
  /** The same mail may succeed in a moment. */
  isPassing: boolean;
}

/**
 * Asks the provider once to take a mail, or prints the mail when `MAIL_TRANSPORT=terminal`. Mails with equal keys are
 * delivered once within 24 hours. Never throws; `sent` only when the provider said so within `deadlineMs`.
 */
export async function attemptMail(mail: Mail, key: string, deadlineMs: number): Promise<Attempt> {
  const { MAIL_TRANSPORT, RESEND_API_KEY } = env();
  if (MAIL_TRANSPORT === 'terminal') return printMail(mail);
  if (RESEND_API_KEY === undefined) return failure('not-configured');
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    // Constructed here and not at module load, where a missing key would break the build.
    const resend = new Resend(RESEND_API_KEY);
    // The SDK returns errors, aborted calls included; it does not throw.
    const answer = await resend.emails.send(mail, { idempotencyKey: key, signal });
    return readAnswer(answer, signal.aborted);
  } catch (error) {
    return failure('refused', { code: errorKind(error) });
  }
}

function failure(reason: MailFailure, known: Partial<FailedAttempt> = {}): FailedAttempt {
  return {
    is: 'failed',
    reason,
    code: undefined,
    status: undefined,
    retryAfterSeconds: undefined,
    isPassing: false,
    ...known,
  };
}

/** Of a mail only one attempt succeeds, so it is counted here; failures are counted where they are logged. */
function sent(result: 'sent' | 'printed'): Attempt {
  count('mails_total', { result, reason: 'none' });
  return { is: 'sent' };
}

function printMail(mail: Mail): Attempt {
  const { from, to, replyTo, subject, text } = mail;
  const head = `From: ${from}\nTo: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}`;
  console.log(`--- mail (printed, not sent) ---\n${head}\n\n${text}--- end of mail ---`);
  return sent('printed');
}

const quotas = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded']);

/**
 * Reads the SDK's answer. Another attempt helps after a broken connection, after no answer in time, after a fault of the
 * provider (5xx), after 429, and while an equal request is still being worked on.
 */
function readAnswer({ data, error, headers }: CreateEmailResponse, isAborted: boolean): Attempt {
  // Only an id proves success: the SDK reports an error whose body is `null` as `error: null`.
  if (typeof data?.id === 'string') return sent('sent');
  const status = error?.statusCode ?? undefined;
  const asked = Number(headers?.['retry-after'] ?? Number.NaN);
  const known = {
    code: isAborted ? 'no_answer' : error?.name,
    status,
    retryAfterSeconds: asked > 0 ? Math.ceil(asked) : undefined,
  };
  if (error && quotas.has(error.name)) return failure('quota', known);
  const passing = { ...known, isPassing: true };
  if (isAborted) return failure('timeout', passing);
  if (status === 429) return failure('busy', passing);
  // Without a status the connection broke. With neither data nor error, the provider failed with an empty body.
  const isCut = data === null && error?.statusCode == null;
  const isConcurrent = error?.name === 'concurrent_idempotent_requests';
  const isBroken = isCut || isConcurrent || (status ?? 0) >= 500;
  return isBroken ? failure('broken', passing) : failure('refused', known);
}
