import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Card } from '@/features/link-preview/card';
import { drawPreview } from '@/features/link-preview/draw';
import { type FileStore, openStore } from '@/server/file-store';
import { errorKind, logError } from '@/server/log';
import { noteQueue } from '@/server/metrics';
import { createQueue } from '@/server/queue';
import { previewLimits } from '@/site/limits';

/** Returns the JPEG of a card, drawn now or before; undefined while too many others wait. */
export type PreviewFiles = (card: Card) => Promise<Buffer> | undefined;

/**
 * Opens the previews in a store. Each is drawn once, one at a time, however many requests ask; a file is named by all
 * that its picture depends on, so none is ever out of date. Where nothing can be written, previews are drawn each time.
 */
export function openPreviews(store: FileStore, most: number = previewLimits.kept): PreviewFiles {
  const queue = createQueue<Buffer>(previewLimits.waiting, noteQueue('previews'));
  let untilTidy = 0;

  async function load(card: Card): Promise<Buffer> {
    const name = await nameFile(card);
    const known = await store.find(name);
    if (known) return readFile(known);
    const picture = await drawPreview(card);
    await keep(name, picture).catch((error) =>
      logError('previews.unkept', { cause: errorKind(error) }),
    );
    return picture;
  }

  async function keep(name: string, picture: Buffer): Promise<void> {
    if (!(await store.isOpen())) return;
    const path = await store.keep(name, picture);
    untilTidy -= 1;
    if (untilTidy > 0) return;
    untilTidy = Math.ceil(most / 20);
    await deleteOldest(dirname(path), most - untilTidy);
  }

  return (card) => queue.add(JSON.stringify(card), () => load(card));
}

let ours: PreviewFiles | undefined;

/** Returns the previews of this process: hosts keep `.next/cache` from one build to the next. */
export function previewFiles(): PreviewFiles {
  const spare = join(tmpdir(), `previews-${process.getuid?.() ?? 'all'}`);
  ours ??= openPreviews(openStore('.next/cache/previews', spare));
  return ours;
}

/**
 * The name says what is on the picture: the words, the picture's file, and the build, which knows how to draw. While
 * someone writes there is no build, and each process draws anew.
 */
async function nameFile(card: Card): Promise<string> {
  const { src } = card.picture ?? {};
  const { size, mtimeMs } = src ? await stat(join(process.cwd(), 'public', src)) : {};
  const build = await readFile('.next/BUILD_ID', 'utf8').catch(() => String(process.pid));
  const parts = JSON.stringify([build, card, size, mtimeMs]);
  return `${createHash('sha256').update(parts).digest('hex').slice(0, 32)}.jpg`;
}

/** Deletes all but the last `most` files of a folder. */
async function deleteOldest(folder: string, most: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const ages = await Promise.all(
    paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })),
  );
  const old = ages.toSorted((a, b) => b.at - a.at).slice(most);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}
