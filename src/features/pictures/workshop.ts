import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Variant } from '@/rules/picture-variants';
import { type FileStore, openStore } from '@/server/file-store';
import { logError } from '@/server/log';
import { noteQueue } from '@/server/metrics';
import { createQueue } from '@/server/queue';
import { pictureLimits, pictureWait } from '@/site/limits';
import { encodeVariant } from './encode';

export type Workshop = {
  /** Returns the path of a variant that is already made. */
  find: (variant: Variant) => Promise<string | undefined>;
  /** Returns the path of a variant and makes a missing one; undefined if it cannot be made or stored. */
  make: (variant: Variant) => Promise<string | undefined>;
  /** Does the same for a waiting visitor: undefined also if a variant takes long. The next request gets it. */
  offer: (variant: Variant) => Promise<string | undefined>;
};

/**
 * The folder of the variants, `<hash>-<width>.avif`: hosts keep `.next/cache` from one build to the next. It needs no
 * size limit: the list of variants is closed, and the content check deletes those of deleted pictures
 * (`src/tools/images/prune.ts`).
 */
export const pictureStore = '.next/cache/pictures';

/**
 * Makes the variants of the pictures under `originals`: each once, one at a time, however many requests ask. A picture
 * that failed is not tried again for a while, so that it costs little work and few lines in the log.
 */
export function openWorkshop(store: FileStore, originals: string): Workshop {
  const queue = createQueue<string | undefined>(pictureLimits.waiting, noteQueue('pictures'));
  const restUntil = new Map<string, number>();
  const rests = ({ hash }: Variant) => Date.now() < (restUntil.get(hash) ?? 0);
  let hasComplained = false;

  const find = (variant: Variant) => store.find(nameVariant(variant));

  async function make(variant: Variant): Promise<string | undefined> {
    const kept = await find(variant);
    if (kept || rests(variant)) return kept;
    if (!(await store.isOpen())) return complain('no folder takes files');
    let bytes: Buffer;
    try {
      bytes = await encodeVariant(variant, join(originals, variant.src));
    } catch (error) {
      restUntil.set(variant.hash, Date.now() + pictureLimits.pauseMs);
      logError('picture.broken', { picture: variant.src, cause: say(error) });
      return undefined;
    }
    return store.keep(nameVariant(variant), bytes).catch((error) => complain(say(error)));
  }

  async function offer(variant: Variant): Promise<string | undefined> {
    const kept = await find(variant);
    if (kept || rests(variant)) return kept;
    const made = queue.add(nameVariant(variant), () => make(variant));
    return made && inTime(made, findPatience(variant.bytes));
  }

  /** Logs once per process: while nothing can be stored, every request for a picture would log the same. */
  function complain(cause: string): undefined {
    if (!hasComplained) logError('pictures.unkept', { cause });
    hasComplained = true;
    return undefined;
  }

  return { find, make, offer };
}

let ours: Workshop | undefined;

/** Returns the one workshop of this process, for the pictures in public/. */
export function workshop(): Workshop {
  const user = process.getuid?.() ?? 'all';
  ours ??= openWorkshop(openStore(pictureStore, join(tmpdir(), `pictures-${user}`)), 'public');
  return ours;
}

/** Returns the file name of a variant in the store. */
export const nameVariant = ({ hash, width }: Variant): string => `${hash}-${width}.avif`;

/** Returns how long (milliseconds) a visitor waits for a variant: as long as the original would take on a slow line. */
export function findPatience(originalBytes: number): number {
  return Math.min(originalBytes / pictureWait.bytesPerMs, pictureWait.mostMs);
}

async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result | undefined> {
  const timer = new AbortController();
  const end = sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, end]);
  } finally {
    timer.abort();
  }
}

const say = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
