import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodyFacts } from './body';
import type { Finding } from './diagnostics';

/** Widths in pixels by file, size and time of change: a picture is opened once. */
const widths = new Map<string, number | undefined>();

/** Finds pictures that are narrower than they are drawn. Drawings in SVG have no pixels; what cannot be read the compiler reports. */
export async function findNarrowPictures(
  { images }: Pick<BodyFacts, 'images'>,
  publicDir: string,
): Promise<Finding[]> {
  const found = images.map(async ({ minWidth, target, ...place }): Promise<Finding[]> => {
    if (minWidth === undefined || target.endsWith('.svg')) return [];
    const width = await widthOf(join(publicDir, target));
    if (width === undefined || width >= minWidth) return [];
    return [
      {
        code: 'narrow-picture',
        ...place,
        found: `${width} pixels wide`,
        expected: `at least ${minWidth} pixels: the page draws the picture over its whole width`,
        fix: 'Export the picture again in a larger size, or choose another.',
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

async function widthOf(path: string): Promise<number | undefined> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const key = `${path}:${stats.mtimeMs}:${stats.size}`;
  if (!widths.has(key)) widths.set(key, await measure(path));
  return widths.get(key);
}

async function measure(path: string): Promise<number | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    // sharp keeps what it read of a path, also when the file has changed: it gets the bytes.
    return (await sharp(await readFile(path)).metadata()).autoOrient.width;
  } catch {
    return undefined;
  }
}
