import { createHash } from 'node:crypto';
import { alignRows, type Rows, type Stretch } from './align-rows';
import { type Area, findDifferences } from './differing-areas';
import type { Photo } from './photograph';

/** What belongs together in two pictures, with the areas that differ in each. */
export interface Compared {
  readonly before: Rows;
  readonly after: Rows;
  readonly areas: { readonly before: readonly Area[]; readonly after: readonly Area[] };
}

/** Stretches that are the same but shorter than a line of text lie inside of a change. */
const shortRows = 12;
/** Layout adds up parts of a pixel: a row more or less is no change. */
const looseRows = 2;

/**
 * Finds what differs in two pictures of one width. Where the page has got longer or shorter they are aligned row by row,
 * so that what merely moved is not marked. Neighbours in the list are never both without areas.
 */
export function comparePhotos(before: Photo, after: Photo): Compared[] {
  const whole = { isSame: false, before: allRows(before), after: allRows(after) };
  const stretches =
    before.height === after.height ? [whole] : alignRows(hashRows(before), hashRows(after));
  const compared = joinShort(stretches).flatMap((stretch) => {
    const areas = stretch.isSame ? none : findAreas(before, after, stretch);
    return splitByAreas({ before: stretch.before, after: stretch.after, areas });
  });
  return joinRuns(compared);
}

/** Says whether anything a person would see differs. */
export const hasChanges = (compared: readonly Compared[]): boolean => compared.some(hasAreas);

const none = { before: [], after: [] };
const allRows = ({ height }: Photo): Rows => ({ from: 0, to: height });
const heightOf = ({ from, to }: Rows): number => to - from;
const hasAreas = ({ areas }: Compared): boolean => areas.before.length + areas.after.length > 0;

function hashRows({ width, height, rgba }: Photo): string[] {
  return Array.from({ length: height }, (_, row) =>
    createHash('sha1')
      .update(rgba.subarray(row * width * 4, (row + 1) * width * 4))
      .digest('base64'),
  );
}

/** Makes one change of two with little between them, where something was added or removed. */
function joinShort(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const [last, next] = [joined.at(-1), stretches[index + 1]];
    const isBetween = last && next && !last.isSame && !next.isSame;
    const isShort = stretch.isSame && heightOf(stretch.before) < shortRows;
    const isInside = isBetween && isShort && (isLonger(last) || isLonger(next));
    if (last && !last.isSame && (isInside || !stretch.isSame)) {
      joined[joined.length - 1] = { ...join(last, stretch), isSame: false };
    } else joined.push(stretch);
  }
  return joined;
}

const isLonger = ({ before, after }: Stretch): boolean =>
  Math.abs(heightOf(before) - heightOf(after)) > looseRows;

function join<Pair extends Pick<Stretch, 'before' | 'after'>>(one: Pair, other: Pair): Pair {
  return {
    ...one,
    before: { from: one.before.from, to: other.before.to },
    after: { from: one.after.from, to: other.after.to },
  };
}

/** Makes one stretch of neighbours without areas; it may be some rows longer in one of the pictures. */
function joinRuns(compared: readonly Compared[]): Compared[] {
  const joined: Compared[] = [];
  for (const stretch of compared) {
    const last = joined.at(-1);
    if (last && !hasAreas(last) && !hasAreas(stretch))
      joined[joined.length - 1] = join(last, stretch);
    else joined.push(stretch);
  }
  return joined;
}

/** Parts a stretch where nothing differs between its areas, which are level in both pictures unless it got longer. */
function splitByAreas(whole: Compared): Compared[] {
  const { before, after, areas } = whole;
  if (heightOf(before) !== heightOf(after) || areas.before.length === 0) return [whole];
  const by = after.from - before.from;
  const cut = (from: number, to: number): Compared => {
    const isIn = (area: Area) => area.from >= from && area.to <= to;
    return {
      before: { from, to },
      after: { from: from + by, to: to + by },
      areas: {
        before: areas.before.filter(isIn),
        after: areas.after.filter((area) => isIn(move(area, -by))),
      },
    };
  };
  const ends = [before.from];
  for (const { from, to } of areas.before) {
    const last = ends.at(-1) ?? before.from;
    // Areas beside each other are one part.
    if (ends.length > 1 && from < last) ends[ends.length - 1] = Math.max(last, to);
    else ends.push(from, to);
  }
  ends.push(before.to);
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] ?? to;
    return from === to ? [] : [cut(from, to)];
  });
}

function findAreas(before: Photo, after: Photo, stretch: Stretch): Compared['areas'] {
  const { before: old, after: fresh } = stretch;
  if (isLonger(stretch)) return { before: wholeArea(before, old), after: wholeArea(after, fresh) };
  const rows = Math.min(heightOf(old), heightOf(fresh));
  const places = [
    [old.from, fresh.from],
    [old.to - rows, fresh.to - rows],
  ] as const;
  const tries = places.map(([a, b]) => {
    const areas = findDifferences(cut(before, a, rows), cut(after, b, rows), a !== b);
    return {
      before: areas.map((area) => move(area, a)),
      after: areas.map((area) => move(area, b)),
    };
  });
  return tries.reduce((best, one) => (one.before.length < best.before.length ? one : best));
}

const cut = ({ width, rgba }: Photo, from: number, height: number): Photo => ({
  width,
  height,
  rgba: rgba.subarray(from * width * 4, (from + height) * width * 4),
});

const move = (area: Area, by: number): Area => ({
  ...area,
  from: area.from + by,
  to: area.to + by,
});

/** All rows, as wide as they differ from an empty row of the same background. */
function wholeArea({ width, rgba }: Photo, rows: Rows): Area[] {
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
