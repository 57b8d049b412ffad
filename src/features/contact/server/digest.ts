import { env } from '@/server/env';
import { composeDigest } from '@/server/leads/digest-mail';
import { errorKind, logError, logInfo } from '@/server/log';
import { sendMail } from '@/server/mail';
import { isRedisResting } from '@/server/redis';
import { sha256 } from '@/server/sha256';
import { digest } from '@/site/limits';
import { type Batch, closeBatches, forgetBatch, waitingSince } from './kept';
import { digestPart } from './message-mail';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Plans to mail kept messages after the pause. Called when a message is kept, at start (an earlier process may have
 * left some), and after each message (some processes end before their timer does).
 */
export function planDigest(): void {
  if (timer !== undefined || env().UPSTASH_REDIS_REST_URL === undefined) return;
  timer = setTimeout(() => void mailDigest(), digest.pauseMs);
  timer.unref?.();
}

/** Mails the kept messages, if the oldest has waited long enough. Never rejects. */
export async function mailDueDigest(): Promise<void> {
  if (timer !== undefined || isRedisResting()) return;
  const since = await waitingSince().catch(() => undefined);
  if (since === undefined) return;
  if (Date.now() - since >= digest.pauseMs) await mailDigest();
  else planDigest();
}

/** Mails all kept messages in as few mails as possible, and plans another try after a failure. Never rejects. */
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
    const mail = composeDigest(part.map(digestPart));
    const result = await sendMail(mail, await sha256(`digest ${id} ${from}`));
    if (!result.ok) return false;
    logInfo('digest.mailed', { messages: part.length });
  }
  return true;
}
