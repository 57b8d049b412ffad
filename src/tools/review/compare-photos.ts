import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { alignRows, type Rows, type Stretch } from './align-rows';
import type { Photo } from './photograph';

/** A part of a picture, in pixels. */
export interface Box extends Rows {
  readonly left: number;
  readonly right: number;
}

/** What belongs together in two pictures, with the boxes that differ in each; none where only the browser's smoothing did. */
export interface Compared extends Stretch {
  readonly boxes: { readonly before: readonly Box[]; readonly after: readonly Box[] };
}

/** How different a pixel has to be: below it, an eye sees nothing (of 0 to 1, pixelmatch's measure). */
const threshold = 0.05;
/** Changed rows this close are one box. */
const closeRows = 24;

/** Aligns two pictures of one width row by row, and finds what changed in each. */
export function comparePhotos(before: Photo, after: Photo): Compared[] {
  const stretches = alignRows(hashRows(before), hashRows(after));
  return stretches.map((stretch) => ({ ...stretch, boxes: findBoxes(before, after, stretch) }));
}

/** Says whether anything a person would see differs. */
export function hasChanges(compared: readonly Compared[]): boolean {
  return compared.some(({ boxes }) => boxes.before.length + boxes.after.length > 0);
}

function hashRows({ width, height, rgba }: Photo): string[] {
  return Array.from({ length: height }, (_, row) =>
    createHash('sha1')
      .update(rgba.subarray(row * width * 4, (row + 1) * width * 4))
      .digest('base64'),
  );
}

function findBoxes(before: Photo, after: Photo, stretch: Stretch): Compared['boxes'] {
  if (stretch.isSame) return { before: [], after: [] };
  const [old, fresh] = [heightOf(stretch.before), heightOf(stretch.after)];
  if (old !== fresh) {
    return { before: wholeBox(before, stretch.before), after: wholeBox(after, stretch.after) };
  }
  const mask = new Uint8Array(before.width * old * 4);
  const cut = ({ rgba, width }: Photo, { from, to }: Rows) =>
    new Uint8Array(rgba.subarray(from * width * 4, to * width * 4));
  pixelmatch(cut(before, stretch.before), cut(after, stretch.after), mask, before.width, old, {
    threshold,
    diffMask: true,
  });
  const boxes = boxesOf(mask, before.width, old);
  const move = ({ from }: Rows) =>
    boxes.map((box) => ({ ...box, from: box.from + from, to: box.to + from }));
  return { before: move(stretch.before), after: move(stretch.after) };
}

const heightOf = ({ from, to }: Rows): number => to - from;

/** All rows, as wide as they differ from an empty row of the same background. */
function wholeBox({ width, rgba }: Photo, rows: Rows): Box[] {
  if (heightOf(rows) === 0) return [];
  let [left, right] = [width, 0];
  for (let row = rows.from; row < rows.to; row += 1) {
    const background = rgba.readUInt32LE(row * width * 4);
    for (let x = 0; x < width; x += 1) {
      if (rgba.readUInt32LE((row * width + x) * 4) === background) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  return [right > left ? { ...rows, left, right } : { ...rows, left: 0, right: width }];
}

/** One box for each run of marked rows; what pixelmatch takes for smoothing has no mark. */
function boxesOf(mask: Uint8Array, width: number, height: number): Box[] {
  const boxes: Box[] = [];
  for (let row = 0; row < height; row += 1) {
    const [left, right] = extentOf(mask, width, row);
    if (left >= right) continue;
    const last = boxes.at(-1);
    if (last && row - last.to < closeRows) {
      boxes[boxes.length - 1] = {
        from: last.from,
        to: row + 1,
        left: Math.min(left, last.left),
        right: Math.max(right, last.right),
      };
    } else boxes.push({ from: row, to: row + 1, left, right });
  }
  return boxes;
}

function extentOf(mask: Uint8Array, width: number, row: number): [left: number, right: number] {
  let [left, right] = [width, 0];
  for (let x = 0; x < width; x += 1) {
    if (mask[(row * width + x) * 4 + 3] === 0) continue;
    left = Math.min(left, x);
    right = x + 1;
  }
  return [left, right];
}
