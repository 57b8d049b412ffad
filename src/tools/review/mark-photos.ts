import sharp from 'sharp';
import type { Rows } from './align-rows';
import type { Compared } from './compare-photos';
import type { Box } from './differing-boxes';
import type { Photo } from './photograph';

type Colour = readonly [red: number, green: number, blue: number];

/** Apart for every kind of sight (Okabe and Ito). */
const removed: Colour = [213, 94, 0];
const added: Colour = [0, 114, 178];
const paper: Colour = [236, 236, 236];
const fold: Colour = [120, 120, 120];

/** Between the two pictures, and the same around them. */
const gutter = 24;
/** Rows shown around what changed; what is further away and the same is folded into a band. */
const context = 160;
const band = 16;
const tint = 0.16;
const line = 3;
/** Between what changed and its frame, so that a single word can be read. */
const padding = 4;

/**
 * Draws both pictures beside each other as PNG, what belongs together level, what changed tinted and framed in each.
 * Long stretches that are the same are left out, and a dark band is in their place.
 */
export async function markPhotos(before: Photo, after: Photo, compared: readonly Compared[]) {
  const pieces = compared.flatMap((stretch, index) =>
    foldStretch(stretch, index === 0, index === compared.length - 1),
  );
  const width = before.width + after.width + 3 * gutter;
  const height = pieces.reduce((sum, { rows }) => sum + rows, 2 * gutter);
  const sheet: Sheet = { width, rgba: Buffer.alloc(width * height * 4) };
  fill(sheet, { from: 0, to: height, left: 0, right: width }, paper);
  const frames: [Box, Colour][] = [];
  let top = gutter;
  for (const piece of pieces) {
    if (piece.isFold) fill(sheet, { from: top, to: top + piece.rows, left: 0, right: width }, fold);
    else {
      const left = gutter;
      const right = before.width + 2 * gutter;
      copy(sheet, before, piece.before, { top, left });
      copy(sheet, after, piece.after, { top, left: right });
      const move = (box: Box, from: number, x: number): Box => ({
        from: box.from - from + top,
        to: box.to - from + top,
        left: box.left + x,
        right: box.right + x,
      });
      for (const box of piece.boxes.before)
        frames.push([move(box, piece.before.from, left), removed]);
      for (const box of piece.boxes.after) frames.push([move(box, piece.after.from, right), added]);
    }
    top += piece.rows;
  }
  for (const [box, colour] of frames) frame(sheet, box, colour);
  return sharp(sheet.rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

type Piece = Compared & { readonly rows: number; readonly isFold: boolean };

function foldStretch(stretch: Compared, isFirst: boolean, isLast: boolean): Piece[] {
  const { before, after, boxes } = stretch;
  const rows = Math.max(before.to - before.from, after.to - after.from);
  const isChanged = boxes.before.length + boxes.after.length > 0;
  const [head, tail] = [isFirst ? 0 : context, isLast ? 0 : context];
  if (isChanged || rows <= head + tail + band) return [{ ...stretch, rows, isFold: false }];
  const part = (side: (rows: Rows) => Rows, height: number, isFold = false): Piece => ({
    ...stretch,
    before: side(before),
    after: side(after),
    rows: height,
    isFold,
  });
  return [
    part(({ from }) => ({ from, to: from + head }), head),
    part(({ from }) => ({ from, to: from }), band, true),
    part(({ to }) => ({ from: to - tail, to }), tail),
  ];
}

interface Sheet {
  readonly width: number;
  readonly rgba: Buffer;
}

function copy(
  sheet: Sheet,
  { width, rgba }: Photo,
  { from, to }: { from: number; to: number },
  { top, left }: { top: number; left: number },
): void {
  for (let row = from; row < to; row += 1) {
    const at = ((top + row - from) * sheet.width + left) * 4;
    rgba.copy(sheet.rgba, at, row * width * 4, (row + 1) * width * 4);
  }
}

function frame(sheet: Sheet, tight: Box, colour: Colour): void {
  const box = {
    from: tight.from - padding,
    to: tight.to + padding,
    left: Math.max(0, tight.left - padding),
    right: Math.min(sheet.width, tight.right + padding),
  };
  soften(sheet, box, colour);
  const outer = {
    from: Math.max(0, box.from - line),
    to: box.to + line,
    left: Math.max(0, box.left - line),
    right: Math.min(sheet.width, box.right + line),
  };
  fill(sheet, { ...outer, to: box.from }, colour);
  fill(sheet, { ...outer, from: box.to }, colour);
  fill(sheet, { ...outer, right: box.left }, colour);
  fill(sheet, { ...outer, left: box.right }, colour);
}

function fill({ width, rgba }: Sheet, { from, to, left, right }: Box, colour: Colour): void {
  const row = Buffer.alloc(4 * (right - left), Buffer.from([...colour, 255]));
  for (let at = from; at < to; at += 1) row.copy(rgba, (at * width + left) * 4);
}

/** Lays a thin coat of the colour over a box. */
function soften({ width, rgba }: Sheet, box: Box, [red, green, blue]: Colour): void {
  const mix = (at: number, value: number) => {
    rgba[at] = (rgba[at] ?? 0) * (1 - tint) + value * tint;
  };
  for (let row = box.from; row < box.to; row += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const at = (row * width + x) * 4;
      mix(at, red);
      mix(at + 1, green);
      mix(at + 2, blue);
    }
  }
}
