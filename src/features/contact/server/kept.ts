import type { KeptBecause } from '@/server/leads/lead';
import { errorKind, logError, logInfo } from '@/server/log';
import { inTime, openRedis } from '@/server/redis';
import { keepDeadlineMs } from '@/site/limits';
import type { ContactMessage } from './message-check';

/** A message that waits in Redis. */
export interface KeptMessage {
  contact: ContactMessage;
  /** When the message came, as an ISO time. */
  at: string;
  because: KeptBecause;
}

/** A batch of kept messages, to which no message is added any more. */
export interface Batch {
  id: string;
  messages: KeptMessage[];
}

const names = {
  waiting: 'amberline:kept',
  since: 'amberline:kept:since',
  batches: 'amberline:kept:batches',
  batch: (id: string) => `amberline:kept:batch:${id}`,
} as const;

/** Moves all waiting messages into a batch in one step, so that no two processes mail the same message. */
const closeScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('RENAME', KEYS[1], KEYS[4])
redis.call('DEL', KEYS[2])
return redis.call('SADD', KEYS[3], ARGV[1])`;

/** Keeps a message in Redis and says whether Redis has it; equal keys are kept once. False also without Redis. */
export async function keepMessage(key: string, message: KeptMessage): Promise<boolean> {
  const redis = openRedis(keepDeadlineMs);
  if (!redis) return false;
  const work = redis
    .multi()
    .hsetnx(names.waiting, key, JSON.stringify(message))
    .set(names.since, message.at, { nx: true })
    .exec();
  try {
    await inTime(work, keepDeadlineMs);
    logInfo('message.kept', { because: message.because });
    return true;
  } catch (error) {
    logError('message.not-kept', { because: message.because, cause: errorKind(error) });
    return false;
  }
}

/** Returns when the oldest message outside batches came (milliseconds), if any. Rejects when Redis fails. */
export async function waitingSince(): Promise<number | undefined> {
  const at = await openRedis(keepDeadlineMs)?.get<string>(names.since);
  return at ? Date.parse(at) : undefined;
}

/** Puts all waiting messages into a batch. Returns every batch not mailed yet, also those of ended processes. */
export async function closeBatches(): Promise<Batch[]> {
  const redis = openRedis(keepDeadlineMs);
  if (!redis) return [];
  const id = crypto.randomUUID();
  const keys = [names.waiting, names.since, names.batches, names.batch(id)];
  await redis.eval(closeScript, keys, [id]);
  const ids = await redis.smembers(names.batches);
  return Promise.all(
    ids.map(async (known) => ({ id: known, messages: await readBatch(redis, known) })),
  );
}

async function readBatch(redis: NonNullable<ReturnType<typeof openRedis>>, id: string) {
  const values = (await redis.hvals(names.batch(id))) as string[];
  const messages = values.map((value) => JSON.parse(value) as KeptMessage);
  // Always in the same order: the provider refuses a known key with another mail.
  return messages.sort(
    (a, b) => compare(a.at, b.at) || compare(JSON.stringify(a), JSON.stringify(b)),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Deletes a batch that was mailed: its messages first, because a batch without any is mailed no more. Not as one
 * transaction, of which a Redis without memory takes none. Rejects when Redis fails.
 */
export async function forgetBatch(id: string): Promise<void> {
  await openRedis(keepDeadlineMs)?.pipeline().del(names.batch(id)).srem(names.batches, id).exec();
}
