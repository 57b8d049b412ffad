import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Variant } from '@/rules/picture-variants';
import { logError } from '@/server/log';
import { pictureLimits, pictureWait } from '@/site/limits';
import { encodeVariant } from './encode';
import { createQueue } from './queue';
import { openStore, type Store } from './store';

export type Workshop = {
  /** The path of a variant, made if need be however long that takes; undefined when it cannot be made or kept. */
  make: (variant: Variant) => Promise<string | undefined>;
  /** The same for a visitor who waits: undefined also when it is not there in time. It goes on being made then. */
  offer: (variant: Variant) => Promise<string | undefined>;
};

/** Where variants are kept: hosts take `.next/cache` from one build to the next. */
export const pictureStore = '.next/cache/pictures';

/**
 * Makes the variants of the originals under `originals`. Each is made once, one at a time, whoever asks. A picture
 * that fails is left alone for a while, so that a broken one costs little, and one line in the log each time.
 */
export function openWorkshop(store: Store, originals: string): Workshop {
  const queue = createQueue<string | undefined>(pictureLimits.waiting);
  const restUntil = new Map<string, number>();
  const rests = ({ hash }: Variant) => Date.now() < (restUntil.get(hash) ?? 0);
  let hasComplained = false;

  async function make(variant: Variant): Promise<string | undefined> {
    const name = nameVariant(variant);
    const kept = await store.find(name);
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
    return store.keep(name, bytes).catch((error) => complain(say(error)));
  }

  async function offer(variant: Variant): Promise<string | undefined> {
    const name = nameVariant(variant);
    const kept = await store.find(name);
    if (kept || rests(variant)) return kept;
    const made = queue.add(name, () => make(variant));
    return made && inTime(made, findPatience(variant.bytes));
  }

  /** Once for a process: as long as nothing can be kept, every request for a picture would say so. */
  function complain(cause: string): undefined {
    if (!hasComplained) logError('pictures.unkept', { cause });
    hasComplained = true;
    return undefined;
  }

  return { make, offer };
}

let ours: Workshop | undefined;

/** The one workshop of this process, for the pictures in public/. */
export function workshop(): Workshop {
  const user = process.getuid?.() ?? 'all';
  ours ??= openWorkshop(openStore(pictureStore, join(tmpdir(), `pictures-${user}`)), 'public');
  return ours;
}

export const nameVariant = ({ hash, width }: Variant): string => `${hash}-${width}.avif`;

/** How long (milliseconds) a visitor waits for a variant: as long as the original would take on a slow line. */
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
