import sharp from 'sharp';
import type { Rows } from './align-rows';
import type { Compared } from './compare-photos';
import type { Area } from './differing-areas';
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
  const frames: [Area, Colour][] = [];
  let top = gutter;
  for (const piece of pieces) {
    if (piece.isFold) fill(sheet, { from: top, to: top + piece.rows, left: 0, right: width }, fold);
    else {
      const left = gutter;
      const right = before.width + 2 * gutter;
      copy(sheet, before, piece.before, { top, left });
      copy(sheet, after, piece.after, { top, left: right });
      const move = (area: Area, from: number, x: number): Area => ({
        from: area.from - from + top,
        to: area.to - from + top,
        left: area.left + x,
        right: area.right + x,
      });
      for (const area of piece.areas.before)
        frames.push([move(area, piece.before.from, left), removed]);
      for (const area of piece.areas.after)
        frames.push([move(area, piece.after.from, right), added]);
    }
    top += piece.rows;
  }
  for (const [area, colour] of frames) frame(sheet, area, colour);
  return sharp(sheet.rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

type Piece = Compared & { readonly rows: number; readonly isFold: boolean };

function foldStretch(stretch: Compared, isFirst: boolean, isLast: boolean): Piece[] {
  const { before, after, areas } = stretch;
  const rows = Math.max(before.to - before.from, after.to - after.from);
  const isChanged = areas.before.length + areas.after.length > 0;
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

function frame(sheet: Sheet, tight: Area, colour: Colour): void {
  const area = {
    from: tight.from - padding,
    to: tight.to + padding,
    left: Math.max(0, tight.left - padding),
    right: Math.min(sheet.width, tight.right + padding),
  };
  soften(sheet, area, colour);
  const outer = {
    from: Math.max(0, area.from - line),
    to: area.to + line,
    left: Math.max(0, area.left - line),
    right: Math.min(sheet.width, area.right + line),
  };
  fill(sheet, { ...outer, to: area.from }, colour);
  fill(sheet, { ...outer, from: area.to }, colour);
  fill(sheet, { ...outer, right: area.left }, colour);
  fill(sheet, { ...outer, left: area.right }, colour);
}

function fill({ width, rgba }: Sheet, { from, to, left, right }: Area, colour: Colour): void {
  const row = Buffer.alloc(4 * (right - left), Buffer.from([...colour, 255]));
  for (let at = from; at < to; at += 1) row.copy(rgba, (at * width + left) * 4);
}

/** Lays a thin coat of the colour over a area. */
function soften({ width, rgba }: Sheet, area: Area, [red, green, blue]: Colour): void {
  const mix = (at: number, value: number) => {
    rgba[at] = (rgba[at] ?? 0) * (1 - tint) + value * tint;
  };
  for (let row = area.from; row < area.to; row += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const at = (row * width + x) * 4;
      mix(at, red);
      mix(at + 1, green);
      mix(at + 2, blue);
    }
  }
}
