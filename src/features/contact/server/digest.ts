import { env } from '@/server/env';
import { errorKind, logError, logInfo } from '@/server/log';
import { sendMail } from '@/server/mail';
import { isRedisResting } from '@/server/redis';
import { sha256 } from '@/server/sha256';
import { digest } from '@/site/limits';
import { composeDigest } from './digest-mail';
import { type Batch, closeBatches, forgetBatch, waitingSince } from './kept';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sees to it that kept messages are mailed after the pause. Called when one is kept, at start (an earlier process may
 * have left some), and with each message (where processes live too short for a timer).
 */
export function planDigest(): void {
  if (timer !== undefined || env().UPSTASH_REDIS_REST_URL === undefined) return;
  timer = setTimeout(() => void mailDigest(), digest.pauseMs);
  timer.unref?.();
}

/** Mails what has waited long enough, if anything has; never rejects. */
export async function mailDueDigest(): Promise<void> {
  if (timer !== undefined || isRedisResting()) return;
  const since = await waitingSince().catch(() => undefined);
  if (since === undefined) return;
  if (Date.now() - since >= digest.pauseMs) await mailDigest();
  else planDigest();
}

/** Mails all kept messages in as few mails as fit, and plans another try for what was not taken. Never rejects. */
async function mailDigest(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  try {
    for (const batch of await closeBatches()) {
      if (await mailBatch(batch)) await forgetBatch(batch.id);
      else planDigest();
    }
  } catch (error) {
    logError('digest.failed', { cause: errorKind(error) });
    planDigest();
  }
}

async function mailBatch({ id, messages }: Batch): Promise<boolean> {
  for (let from = 0; from < messages.length; from += digest.messagesPerMail) {
    const part = messages.slice(from, from + digest.messagesPerMail);
    const mail = composeDigest(part, env());
    const result = await sendMail(mail, await sha256(`digest ${id} ${from}`));
    if (!result.ok) return false;
    logInfo('digest.mailed', { messages: part.length });
  }
  return true;
}
