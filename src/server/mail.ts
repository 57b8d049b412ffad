import { Resend } from 'resend';
import { mailAttempt, mailDeadlineMs } from '@/site/limits';
import { env } from './env';
import { errorKind, logError } from './log';
import { readAttempt } from './mail-attempt';
import type { Mail } from './mail-text';

export type MailFailure =
  | 'refused' // the provider does not want this mail
  | 'quota' // the provider takes no more mails for now
  | 'busy' // the provider was asked too often, by all of us together
  | 'timeout' // no answer in time: the mail may have gone out
  | 'not-configured';

export type MailResult =
  | { ok: true }
  | { ok: false; reason: MailFailure; retryAfterSeconds?: number | undefined };

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

/** Asks until the provider decides or the visitor's time is over; the key makes every repetition safe. */
async function sendWithResend(
  resend: Resend,
  mail: Mail,
  idempotencyKey: string,
): Promise<MailResult> {
  const end = performance.now() + mailDeadlineMs;
  const leftAfter = (pauseMs: number) => end - performance.now() - pauseMs;
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(Math.ceil(Math.min(mailAttempt.mostMs, leftAfter(0))));
    // The SDK returns what went wrong, aborted calls included; it does not throw.
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
