import { escapeHtml } from '@/rules/escape-html';
import { mailAttempt, mailDeadlineMs, mailPause } from '@/site/limits';
import { logError } from './log';
import { attemptMail, type FailedAttempt, type MailFailure } from './mail-attempt';
import { count } from './metrics';

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

export type MailResult =
  | { ok: true }
  | { ok: false; reason: MailFailure; retryAfterSeconds?: number | undefined };

/**
 * Hands one mail to the provider while a visitor waits: asks until the provider decides or the visitor's time is over.
 * The key makes every repetition safe. Never throws; `ok` only when the provider said so.
 */
export async function sendMail(mail: Mail, key: string): Promise<MailResult> {
  const end = performance.now() + mailDeadlineMs;
  const leftAfter = (pauseMs: number) => end - performance.now() - pauseMs;
  for (let attempt = 1; ; attempt += 1) {
    const deadlineMs = Math.ceil(Math.min(mailAttempt.mostMs, leftAfter(0)));
    const result = await attemptMail(mail, key, deadlineMs);
    if (result.is === 'sent') return { ok: true };
    const pauseMs = pauseBefore(attempt + 1, result.retryAfterSeconds);
    if (!result.isPassing || leftAfter(pauseMs) < mailAttempt.leastMs) {
      logFailedMail(result, attempt);
      return { ok: false, reason: result.reason, retryAfterSeconds: result.retryAfterSeconds };
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Writes the log line of a mail that the provider did not take, and counts it. */
export function logFailedMail({ reason, code, status }: FailedAttempt, attempt: number): void {
  const hint = 'set RESEND_API_KEY or MAIL_TRANSPORT=terminal';
  const isUnset = reason === 'not-configured';
  count('mails_total', { result: 'failed', reason });
  logError('mail.failed', isUnset ? { reason, hint } : { reason, code, status, attempt });
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
