import { type CreateEmailResponse, Resend } from 'resend';
import { escapeHtml } from '@/rules/escape-html';
import { mailAttempt, mailDeadlineMs, mailPause } from '@/site/limits';
import { env } from './env';
import { errorKind, logError } from './log';

/** A mail in the provider's shape. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns a mail of plain text; programs that show only HTML get the text escaped. */
export function plainMail({ text, ...head }: Omit<Mail, 'html'>): Mail {
  const html = `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>\n`;
  return { ...head, text: `${text}\n`, html };
}

/** Returns a text on one line, so that no header can start a second one. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

export type MailFailure =
  | 'refused' // the provider does not want this mail
  | 'quota' // the provider takes no more mails for now
  | 'busy' // the provider got too many requests, counted over all processes
  | 'timeout' // no answer in time: the mail may have gone out
  | 'not-configured';

export type MailResult =
  | { ok: true }
  | { ok: false; reason: MailFailure; retryAfterSeconds?: number | undefined };

/**
 * Hands one mail to the provider, or prints the mail when `MAIL_TRANSPORT=terminal`. Mails with equal keys are
 * delivered once within 24 hours. Never throws; `ok` only when the provider said so.
 */
export async function sendMail(mail: Mail, idempotencyKey: string): Promise<MailResult> {
  const { MAIL_TRANSPORT, RESEND_API_KEY } = env();
  if (MAIL_TRANSPORT === 'terminal') return printMail(mail);
  if (RESEND_API_KEY === undefined) {
    return failed('not-configured', { hint: 'set RESEND_API_KEY or MAIL_TRANSPORT=terminal' });
  }
  try {
    // Constructed here and not at module load, where a missing key would break the build.
    return await sendWithResend(new Resend(RESEND_API_KEY), mail, idempotencyKey);
  } catch (error) {
    return failed('refused', { code: errorKind(error) });
  }
}

/** Asks until the provider decides or the visitor's time is over. The key makes every repetition safe. */
async function sendWithResend(
  resend: Resend,
  mail: Mail,
  idempotencyKey: string,
): Promise<MailResult> {
  const end = performance.now() + mailDeadlineMs;
  const leftAfter = (pauseMs: number) => end - performance.now() - pauseMs;
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(Math.ceil(Math.min(mailAttempt.mostMs, leftAfter(0))));
    // The SDK returns errors, aborted calls included; it does not throw.
    const answer = await resend.emails.send(mail, { idempotencyKey, signal });
    const verdict = readAttempt(answer, { attempt, isAborted: signal.aborted });
    if (verdict.is === 'sent') return { ok: true };
    const { reason, code, status, retryAfterSeconds } = verdict;
    const isLast =
      verdict.is === 'worth-another' && leftAfter(verdict.pauseMs) < mailAttempt.leastMs;
    if (verdict.is === 'final' || isLast) {
      return { ...failed(reason, { code, status, attempt }), retryAfterSeconds };
    }
    await new Promise((resolve) => setTimeout(resolve, verdict.pauseMs));
  }
}

function failed(
  reason: MailFailure,
  details: Parameters<typeof logError>[1],
): Extract<MailResult, { ok: false }> {
  logError('mail.failed', { reason, ...details });
  return { ok: false, reason };
}

function printMail(mail: Mail): MailResult {
  const { from, to, replyTo, subject, text } = mail;
  const head = `From: ${from}\nTo: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}`;
  console.log(`--- mail (printed, not sent) ---\n${head}\n\n${text}--- end of mail ---`);
  return { ok: true };
}

/** The result of an attempt, and whether another one may help. */
type Verdict =
  | { is: 'sent' }
  | (Failure & { is: 'final' })
  | (Failure & { is: 'worth-another'; pauseMs: number });

interface Failure {
  reason: MailFailure;
  code: string | undefined;
  status: number | undefined;
  /** How long the provider asked to wait, in seconds. */
  retryAfterSeconds: number | undefined;
}

const quotas = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded']);

/**
 * Reads the SDK's answer to one attempt. Another attempt helps after a broken connection, after no answer in time,
 * after a fault of the provider (5xx), after 429, and while an equal request is still being worked on.
 */
function readAttempt(
  { data, error, headers }: CreateEmailResponse,
  { attempt, isAborted }: { attempt: number; isAborted: boolean },
): Verdict {
  // Only an id proves success: the SDK reports an error whose body is `null` as `error: null`.
  if (typeof data?.id === 'string') return { is: 'sent' };
  const status = error?.statusCode ?? undefined;
  const asked = Number(headers?.['retry-after'] ?? Number.NaN);
  const failure = {
    code: isAborted ? 'no_answer' : error?.name,
    status,
    retryAfterSeconds: asked > 0 ? Math.ceil(asked) : undefined,
  };
  if (error && quotas.has(error.name)) return { ...failure, is: 'final', reason: 'quota' };
  // Without a status the connection broke. With neither data nor error, the provider failed with an empty body.
  const isBroken = data === null && error?.statusCode == null;
  const isBusy = status === 429 || error?.name === 'concurrent_idempotent_requests';
  if (isAborted || isBroken || isBusy || (status ?? 0) >= 500) {
    const pauseMs = pauseBefore(attempt + 1, failure.retryAfterSeconds);
    const reason = isAborted ? 'timeout' : status === 429 ? 'busy' : 'refused';
    return { ...failure, is: 'worth-another', reason, pauseMs };
  }
  return { ...failure, is: 'final', reason: 'refused' };
}

/**
 * Returns the pause (milliseconds): at least what the provider asks for, plus chance, so that refused clients do not
 * come back together.
 */
function pauseBefore(attempt: number, askedSeconds = 0): number {
  const growing = Math.min(mailPause.mostMs, mailPause.firstMs * 2 ** (attempt - 2));
  const least = Math.max(growing, askedSeconds * 1000);
  return least + (Math.random() * growing) / 2;
}
