import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyFacts, Pointer } from './body';
import type { FileFinding } from './findings';
import { unreadablePicture } from './unreadable-pictures';
import { readWebpSize } from './webp-size';

/** Bytes from which a picture is a burden: every clone has it for good, and the first visitor of a size waits for it. */
const heavyBytes = { drawing: 400_000, photo: 2_000_000 };

/** How far from its place a picture may be before too much of it is cut off: the ratio of width to height. */
const shapes = {
  wide: { fits: (ratio: number) => ratio >= 1.2, words: 'wider than high, such as 1600 × 900' },
  upright: { fits: (ratio: number) => ratio <= 1.25, words: 'higher than wide, or square' },
};

/** What a picture is; undefined where it cannot be read as one. */
interface Measures {
  readonly bytes: number;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Finds pictures that are no pictures, and those too small, too heavy or of the wrong shape for their place. */
export async function checkPictures(
  { images }: Pick<BodyFacts, 'images'>,
  publicDir: string,
): Promise<FileFinding[]> {
  const found = images.map(async (image) => {
    const measures = await measure(join(publicDir, image.target));
    return measures ? judge(image, measures) : [];
  });
  return (await Promise.all(found)).flat();
}

function judge({ minWidth, shape, target, ...place }: Pointer, { bytes, size }: Measures) {
  const isDrawing = target.endsWith('.svg');
  const found: FileFinding[] = [];
  if (!size) return [unreadable(target, place)];
  if (!isDrawing && minWidth !== undefined && size.width < minWidth) {
    found.push({
      code: 'narrow-picture',
      ...place,
      found: `${size.width} pixels wide`,
      expected: `at least ${minWidth} pixels: the page draws the picture over its whole width`,
      fix: 'Export the picture again in a larger size, or choose another.',
    });
  }
  if (shape && !shapes[shape].fits(size.width / size.height)) {
    found.push({
      level: 'warning',
      code: 'picture-shape',
      ...place,
      found: `${size.width} × ${size.height} pixels`,
      expected: `a picture that is ${shapes[shape].words}: the page cuts off the rest`,
      fix: 'Crop the picture yourself, so that what matters stays in it, or choose another.',
    });
  }
  const limit = heavyBytes[isDrawing ? 'drawing' : 'photo'];
  if (bytes > limit) {
    found.push({
      level: 'warning',
      code: 'heavy-picture',
      ...place,
      found: `${inMegabytes(bytes)} MB`,
      expected: `at most ${inMegabytes(limit)} MB`,
      fix: isDrawing
        ? 'Simplify the drawing, or export it as WebP.'
        : 'Export it as WebP, at most 3200 pixels wide, with quality 80.',
    });
  }
  return found;
}

function unreadable(target: string, place: Omit<Pointer, 'target'>): FileFinding {
  return {
    ...unreadablePicture,
    ...place,
    found: target,
  };
}

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const known = new Map<string, { stamp: string; measures: Promise<Measures> }>();

/** Reads a picture's head, once until its size or time changes; undefined where there is no file. */
async function measure(path: string): Promise<Measures | undefined> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs}:${stats.size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.measures;
  const measures = readSize(path, stats.size).then((size) => ({
    bytes: stats.size,
    ...(size && { size }),
  }));
  known.set(path, { stamp, measures });
  return measures;
}

async function readSize(path: string, bytes: number): Promise<Measures['size']> {
  try {
    const size = readWebpSize(path, bytes);
    if (size) return size;
    const { default: sharp } = await import('sharp');
    // It would keep what it read of a path, also when the file has changed.
    sharp.cache(false);
    return (await sharp(path).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
