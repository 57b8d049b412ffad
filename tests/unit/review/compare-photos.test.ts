import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePhotos, hasChanges } from '@/tools/review/compare-photos';
import { markPhotos } from '@/tools/review/mark-photos';
import type { Photo } from '@/tools/review/photograph';

const width = 60;
const white = [255, 255, 255, 255];

/** A page of bands: each a height, and where in it something dark stands, by its number. */
function draw(bands: readonly { height: number; mark?: number; shade?: number }[]): Photo {
  const rows = bands.flatMap(({ height, mark, shade = 20 }) =>
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, x) => {
        const isMarked =
          mark !== undefined && x > 10 && (x * (row + 3) + mark * x * x) % 97 < 40 && x < 40;
        return isMarked ? [shade, shade, shade, 255] : white;
      }),
    ),
  );
  return { width, height: rows.length, rgba: Buffer.from(rows.flat(2)) };
}

const gap = { height: 30 };
const text = (mark: number, shade?: number) =>
  shade === undefined ? { height: 20, mark } : { height: 20, mark, shade };

test('a new paragraph is all that is marked, though what follows moves down', () => {
  const before = draw([gap, text(1), gap, text(2), gap, text(3), gap]);
  const after = draw([gap, text(1), gap, text(9), gap, text(2), gap, text(3), gap]);
  const compared = comparePhotos(before, after);
  const areas = compared.flatMap((stretch) => stretch.areas.after);
  expect(compared.flatMap((stretch) => stretch.areas.before)).toEqual([]);
  expect(areas).toHaveLength(1);
  const [{ from = 0, to = 0 } = {}] = areas;
  expect(to - from).toBe(50);
  // Which of two empty gaps is the new one cannot be seen.
  expect(from).toBeGreaterThanOrEqual(50);
  expect(to).toBeLessThanOrEqual(130);
});

test('a changed word is marked where it stands, in both', () => {
  const before = draw([gap, text(1), gap, text(2), gap]);
  const after = draw([gap, text(1), gap, text(5), gap]);
  for (const side of ['before', 'after'] as const) {
    const areas = comparePhotos(before, after).flatMap((stretch) => stretch.areas[side]);
    expect(areas).toHaveLength(1);
    const [{ from = 0, to = 0, left = 0, right = 0 } = {}] = areas;
    expect([from >= 80, to <= 100, left > 10, right <= 40]).toEqual([true, true, true, true]);
  }
});

test('what is gone is marked before', () => {
  const compared = comparePhotos(
    draw([gap, text(1), gap, text(2), gap]),
    draw([gap, text(2), gap]),
  );
  expect(compared.flatMap((stretch) => stretch.areas.after)).toEqual([]);
  expect(compared.flatMap((stretch) => stretch.areas.before)).toHaveLength(1);
});

test('what moved by a part of a pixel is no change, what is drawn anew is', () => {
  const band = (...shades: number[]) => [
    text(1),
    gap,
    ...shades.map((shade) => ({ height: 1, mark: 0, shade })),
    gap,
    text(2),
  ];
  const before = draw(band(255, 20, 20, 20, 255));
  const areas = (...shades: number[]) => {
    const after = draw([text(3), ...band(...shades)]);
    return comparePhotos(before, after).flatMap((stretch) => stretch.areas.before);
  };
  expect(areas(137, 20, 20, 137, 255)).toEqual([]);
  expect(areas(255, 79, 20, 20, 196)).toEqual([]);
  expect(areas(255, 120, 120, 120, 255)).toHaveLength(1);
});

test('between two areas on a page as long as before, what is the same is parted off', () => {
  const before = draw([gap, text(1), { height: 600 }, text(2), gap]);
  const compared = comparePhotos(before, draw([gap, text(3), { height: 600 }, text(4), gap]));
  expect(compared.map(({ areas }) => areas.after.length)).toEqual([0, 1, 0, 1, 0]);
});

test('a shade no eye sees is no change', () => {
  const before = draw([gap, text(1, 20), gap]);
  expect(hasChanges(comparePhotos(before, draw([gap, text(1, 21), gap])))).toBe(false);
  expect(hasChanges(comparePhotos(before, before))).toBe(false);
  expect(hasChanges(comparePhotos(before, draw([gap, text(1, 120), gap])))).toBe(true);
});

test('the marked picture has both beside each other, what is long and the same folded', async () => {
  const long = { height: 2000 };
  const before = draw([text(1), long, text(2), long, text(3)]);
  const after = draw([text(1), long, text(8), gap, text(2), long, text(3)]);
  const png = await markPhotos(before, after, comparePhotos(before, after));
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(2 * width + 3 * 24);
  expect(info.height).toBeLessThan(1200);
  const isBlue = (at: number) => data[at] === 0 && data[at + 1] === 114 && data[at + 2] === 178;
  const columns = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) {
    if (isBlue(at)) columns.add((at / info.channels) % info.width);
  }
  // The frame of what is new stands in the picture on the right only.
  expect(Math.min(...columns)).toBeGreaterThanOrEqual(width + 2 * 24);
});
