import pixelmatch from 'pixelmatch';
import type { Rows } from './align-rows';
import type { Photo } from './photograph';

/** A part of a picture, in pixels. */
export interface Area extends Rows {
  readonly left: number;
  readonly right: number;
}

/** How different a pixel has to be: below it, an eye sees nothing (of 0 to 1, pixelmatch's measure). */
const threshold = 0.05;
/** Pixels are looked at in squares of this side; what is at most `closeCells` apart is one area. */
const cell = 12;
const closeCells = 2;
/** How far a channel of what moved may be off, of 255, and how many pixels up or down it is looked for. */
const tolerance = 32;
const quarters = [1, 2, 3, 4, 5, 6].flatMap((quarter) => [-quarter / 4, quarter / 4]);
const shifts = [...quarters, 0];

/**
 * Finds where two pictures of the same size differ, as areas in the order they are read. Of what has moved on its page, a
 * pixel is none that is in the other picture a little higher or lower: texts and pictures are drawn at parts of a pixel,
 * so the same ones look a little different in another place.
 */
export function findDifferences(before: Photo, after: Photo, hasMoved: boolean): Area[] {
  const { width, height } = before;
  const mask = new Uint8Array(width * height * 4);
  const [old, fresh] = [new Uint8Array(before.rgba), new Uint8Array(after.rgba)];
  pixelmatch(old, fresh, mask, width, height, { threshold, diffMask: true });
  const grid = new Grid(width, height);
  for (let at = 0; at < mask.length; at += 4) {
    if (mask[at + 3] === 0) continue;
    const isThere = () => isNear(old, fresh, at, width) || isNear(fresh, old, at, width);
    if (!hasMoved || !isThere()) grid.mark((at / 4) % width, Math.floor(at / 4 / width));
  }
  return grid.areas();
}

/** Says whether a pixel, with those above and below it, is in the other picture at one of the shifts. */
function isNear(one: Uint8Array, other: Uint8Array, at: number, width: number): boolean {
  const row = width * 4;
  return shifts.some((shift) => {
    const whole = Math.floor(shift) * row;
    const part = shift - Math.floor(shift);
    const next = part === 0 ? 0 : row;
    for (let y = -row; y <= row; y += row) {
      for (let channel = at + y; channel < at + y + 3; channel += 1) {
        const value = one[channel];
        const [first, second] = [other[channel + whole], other[channel + whole + next]];
        // Beyond the edge nothing is known.
        if (value === undefined || first === undefined || second === undefined) continue;
        if (Math.abs(value - first - (second - first) * part) > tolerance) return false;
      }
    }
    return true;
  });
}

/** Squares with marked pixels in them; each knows the area of its own. */
class Grid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells = new Map<number, Area>();

  constructor(width: number, height: number) {
    this.#columns = Math.ceil(width / cell);
    this.#rows = Math.ceil(height / cell);
  }

  mark(x: number, y: number): void {
    const key = Math.floor(y / cell) * this.#columns + Math.floor(x / cell);
    const pixel = { from: y, to: y + 1, left: x, right: x + 1 };
    this.#cells.set(key, unite(this.#cells.get(key) ?? pixel, pixel));
  }

  areas(): Area[] {
    const areas: Area[] = [];
    for (const key of this.#cells.keys()) areas.push(this.#gather(key));
    return areas.sort((one, other) => one.from - other.from || one.left - other.left);
  }

  /** Takes a square out with all that are connected to it. */
  #gather(first: number): Area {
    let whole = this.#take(first);
    const waiting = [first];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      for (const neighbour of this.#around(key)) {
        if (!this.#cells.has(neighbour)) continue;
        whole = unite(whole, this.#take(neighbour));
        waiting.push(neighbour);
      }
    }
    return whole;
  }

  #take(key: number): Area {
    const area = this.#cells.get(key) ?? { from: 0, to: 0, left: 0, right: 0 };
    this.#cells.delete(key);
    return area;
  }

  *#around(key: number): Generator<number> {
    const [row, column] = [Math.floor(key / this.#columns), key % this.#columns];
    for (let y = Math.max(0, row - closeCells); y <= row + closeCells && y < this.#rows; y += 1) {
      const last = Math.min(this.#columns - 1, column + closeCells);
      for (let x = Math.max(0, column - closeCells); x <= last; x += 1) yield y * this.#columns + x;
    }
  }
}

function unite(one: Area, other: Area): Area {
  return {
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}
