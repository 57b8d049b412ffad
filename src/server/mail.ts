import { type ErrorResponse, Resend } from 'resend';
import { mailAttempts, mailDeadlineMs, mailRetryPauseMs } from '@/site/limits';
import { env } from './env';
import { errorKind, logError } from './log';
import type { Mail } from './mail-text';

export type MailResult =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'timeout' | 'not-configured' };

/**
 * "Ask again in a moment": the provider takes two requests a second, and answers the second of two equal
 * requests with a conflict while the first is still being worked on.
 */
const busy = new Set<ErrorResponse['name']>([
  'rate_limit_exceeded',
  'concurrent_idempotent_requests',
]);

/**
 * Hands one mail to the provider, or prints it when `MAIL_TRANSPORT=terminal`. Equal keys are delivered
 * once within 24 hours. Never throws; `ok` only when the provider said so.
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

async function sendWithResend(
  resend: Resend,
  mail: Mail,
  idempotencyKey: string,
): Promise<MailResult> {
  const signal = AbortSignal.timeout(mailDeadlineMs);
  for (let attempt = 1; ; attempt += 1) {
    // The SDK returns what went wrong, aborted calls included; it does not throw.
    const { data, error } = await resend.emails.send(mail, { idempotencyKey, signal });
    // An id is the proof: an error whose body is the word `null` comes back as `error: null`.
    if (typeof data?.id === 'string') return { ok: true };
    if (signal.aborted) return failed('timeout', { attempt });
    if (!error || !busy.has(error.name) || attempt === mailAttempts) {
      return failed('refused', { code: error?.name, status: error?.statusCode ?? undefined });
    }
    await pause(mailRetryPauseMs);
  }
}

function failed(
  reason: 'refused' | 'timeout' | 'not-configured',
  details: Parameters<typeof logError>[1],
): MailResult {
  logError('mail.failed', { reason, ...details });
  return { ok: false, reason };
}

function printMail(mail: Mail): MailResult {
  const { from, to, replyTo, subject, text } = mail;
  const head = `From: ${from}\nTo: ${to}\nReply-To: ${replyTo}\nSubject: ${subject}`;
  console.log(`--- mail (printed, not sent) ---\n${head}\n\n${text}--- end of mail ---`);
  return { ok: true };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
