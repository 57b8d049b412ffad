import { env } from '@/server/env';
import { composeDigest } from '@/server/leads/digest-mail';
import { openLeadQueue } from '@/server/leads/lead-queue';
import { errorKind, logError, logInfo } from '@/server/log';
import { sendMail } from '@/server/mail';
import { isRedisResting } from '@/server/redis';
import { digest } from '@/site/limits';
import { closeBatches, forgetBatch, type KeptMessage, waitingSince } from './kept';
import { keyOf, messageLead, messageMail } from './message-lead';
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
      if (await mailAll(await handOver(batch.messages))) await forgetBatch(batch.id);
      else planDigest();
    }
  } catch (error) {
    logError('digest.failed', { cause: errorKind(error) });
    planDigest();
  }
}

/**
 * Hands messages to the durable engine, and returns those it did not take. It may have some of them already: its answer
 * was lost, so Redis kept them, too. Their keys tell it so.
 */
async function handOver(messages: readonly KeptMessage[]): Promise<readonly KeptMessage[]> {
  const queue = openLeadQueue();
  if (!queue) return messages;
  const rest: KeptMessage[] = [];
  for (const message of messages) {
    const mail = messageMail(message.contact, message.because === 'suspect');
    const isTaken = await queue.enqueue(await keyOf(mail), messageLead({ ...message, mail }));
    if (!isTaken) rest.push(message);
  }
  return rest;
}

async function mailAll(messages: readonly KeptMessage[]): Promise<boolean> {
  for (let from = 0; from < messages.length; from += digest.messagesPerMail) {
    const part = messages.slice(from, from + digest.messagesPerMail);
    const mail = composeDigest(part.map(digestPart));
    const result = await sendMail(mail, await keyOf(mail));
    if (!result.ok) return false;
    logInfo('digest.mailed', { messages: part.length });
  }
  return true;
}
