import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Served } from './built-revision';
import { comparePhotos, hasChanges } from './compare-photos';
import { markPhotos } from './mark-photos';
import { openCamera, type Photo, widths } from './photograph';
import type { Photographed, PictureList } from './read-results';

/**
 * What was seen at an address: a picture as PNG (twenty whole pages without compression are a gigabyte), nothing (the
 * address is unknown), or why it could not be taken.
 */
type View = Buffer | undefined | Error;

/** Takes the pages of one site at all widths. */
export async function photographSite(
  site: Served,
  pages: readonly string[],
  side: Side,
  now: Date,
) {
  const camera = await openCamera(now);
  const views = new Map<string, View>();
  try {
    for (const address of pages) {
      for (const width of widths) {
        const view = await camera
          .take(site.url + address, width)
          .then((photo) => photo && encode(photo))
          .catch((error: Error) => new Error(`${side}: ${error.message.split('\n')[0]}`));
        views.set(keyOf(address, width), view);
      }
    }
  } finally {
    await camera.close();
  }
  return views;
}

type Side = 'before' | 'after';
type Views = Awaited<ReturnType<typeof photographSite>>;

const keyOf = (address: string, width: number) => `${width} ${address}`;

/** Compares what was taken, writes the pictures of what differs below `out`, and returns the list of all. */
export async function writePictures(
  out: string,
  pages: readonly string[],
  before: Views,
  after: Views,
): Promise<PictureList['pages']> {
  const list: PictureList['pages'] = [];
  for (const [index, address] of pages.entries()) {
    const name = `${String(index + 1).padStart(2, '0')}${address.replaceAll('/', '-').replace(/-$/, '')}`;
    const seen: Photographed[] = [];
    for (const width of widths) {
      const key = keyOf(address, width);
      const folder = `${name}/${width}`;
      seen.push({ width, ...(await writePair(out, folder, before.get(key), after.get(key))) });
    }
    list.push({ address, widths: seen });
  }
  return list;
}

type Seen = Omit<Photographed, 'width'>;

async function writePair(out: string, folder: string, old: View, fresh: View): Promise<Seen> {
  if (old instanceof Error) return { state: 'failed', why: old.message };
  if (fresh instanceof Error) return { state: 'failed', why: fresh.message };
  if (!old && !fresh) return { state: 'unknown' };
  const marked = old && fresh && (await markPair(old, fresh));
  if (marked === 'same') return { state: 'same' };
  mkdirSync(join(out, folder), { recursive: true });
  for (const [name, png] of Object.entries({ before: old, after: fresh, marked })) {
    if (png) writeFileSync(join(out, folder, `${name}.png`), png);
  }
  return { state: marked ? 'changed' : fresh ? 'new' : 'gone', folder };
}

async function markPair(old: Buffer, fresh: Buffer): Promise<Buffer | 'same'> {
  if (old.equals(fresh)) return 'same';
  const [before, after] = [await decode(old), await decode(fresh)];
  const compared = comparePhotos(before, after);
  return hasChanges(compared) ? markPhotos(before, after, compared) : 'same';
}

async function decode(png: Buffer): Promise<Photo> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

function encode({ width, height, rgba }: Photo): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}
