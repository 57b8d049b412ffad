import { chance, drawing, oklch } from './kit';
import { amber, ink, paper, tide } from './palette';
import { glow, wash } from './resin';
import { blur, placed, type Spot, slab } from './shapes';

const cell = 168;
const size = { columns: 12, rows: 8 };
const origin = { x: -124, y: -172 };

/** Turning points of the way through, as column and row. */
const turns: [number, number][] = [
  [0, 2],
  [2, 2],
  [2, 5],
  [4, 5],
  [4, 2],
  [6, 2],
  [6, 4],
  [8, 4],
  [8, 2],
];

const key = (column: number, row: number): number => row * size.columns + column;
const centre = (column: number, row: number): Spot => ({
  x: origin.x + (column + 0.5) * cell,
  y: origin.y + (row + 0.5) * cell,
});

/** Every cell the way passes, in order. */
function way(): [number, number][] {
  const cells: [number, number][] = [];
  turns.forEach(([column, row], i) => {
    const [nextColumn, nextRow] = turns[i + 1] ?? [column, row];
    const steps = Math.abs(nextColumn - column) + Math.abs(nextRow - row);
    for (let step = 0; step < Math.max(1, steps); step += 1) {
      cells.push([
        column + Math.sign(nextColumn - column) * step,
        row + Math.sign(nextRow - row) * step,
      ]);
    }
  });
  return cells;
}

/** Passages of the maze: the way first, then a random tree grown out of it into every cell. */
function passages(next: () => number): Set<string> {
  const open = new Set<string>();
  const join = (a: number, b: number) => open.add(`${Math.min(a, b)}-${Math.max(a, b)}`);
  const path = way();
  const reached = path.map(([column, row]) => key(column, row));
  reached.slice(1).forEach((here, i) => {
    join(reached[i] ?? here, here);
  });
  const known = new Set(reached);
  const queue = [...path];
  while (queue.length > 0) {
    // Mostly the newest cell, for long winding runs; now and then an older one, for branches.
    const at = next() < 0.75 ? queue.length - 1 : Math.floor(next() * queue.length);
    const [column, row] = queue[at] ?? [0, 0];
    const free = [
      [column + 1, row],
      [column - 1, row],
      [column, row + 1],
      [column, row - 1],
    ].filter(([x = -1, y = -1]) => {
      const inside = x >= 0 && y >= 0 && x < size.columns && y < size.rows;
      return inside && !known.has(key(x, y));
    });
    const [x, y] = free[Math.floor(next() * free.length)] ?? [];
    if (x === undefined || y === undefined) {
      queue.splice(at, 1);
      continue;
    }
    known.add(key(x, y));
    join(key(column, row), key(x, y));
    queue.push([x, y]);
  }
  return open;
}

/** Walls between cells that do not join: upright or lying, as their upper left and length. */
function walls(next: () => number): { x: number; y: number; upright: boolean }[] {
  const open = passages(next);
  const found: { x: number; y: number; upright: boolean }[] = [];
  for (let row = 0; row < size.rows; row += 1) {
    for (let column = 0; column < size.columns; column += 1) {
      const [x, y] = [origin.x + column * cell, origin.y + row * cell];
      const here = key(column, row);
      if (column + 1 < size.columns && !open.has(`${here}-${here + 1}`)) {
        found.push({ x: x + cell, y, upright: true });
      }
      if (row + 1 < size.rows && !open.has(`${here}-${key(column, row + 1)}`)) {
        found.push({ x, y: y + cell, upright: false });
      }
    }
  }
  return found;
}

const thick = 38;

/** One layer of all walls, shifted and grown, so that layers stack up to height. */
const layer = (all: ReturnType<typeof walls>, shift: number, fill: string, grow = 0): string =>
  all
    .map(({ x, y, upright }) => {
      const width = thick + grow;
      const length = cell + width;
      const place = { x: x - width / 2 + shift * 0.4, y: y - width / 2 + shift };
      return upright
        ? slab(place, width, length, fill, width / 2)
        : slab(place, length, width, fill, width / 2);
    })
    .join('');

/** A focus ring on one step of the way; the nearer its step to the end, the brighter. */
function ring(spot: Spot, share: number): string {
  const box = (reach: number, stroke: string, width: number, extra = '') =>
    `<rect x="${spot.x - reach}" y="${spot.y - reach}" width="${reach * 2}" height="${reach * 2}" ` +
    `rx="${reach * 0.5}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;
  const tone = oklch(0.47 + share * 0.37, 0.115 + share * 0.03, 52 + share * 24);
  const strength = (least: number) => (least + share * (0.9 - least)).toFixed(2);
  return (
    box(55, amber.glow, 26, `stroke-opacity="${strength(0.12)}" filter="url(#soft)"`) +
    box(55, ink, 26, 'stroke-opacity="0.5"') +
    box(55, tone, 15) +
    box(59, amber.pale, 4, `stroke-opacity="${strength(0.15)}"`) +
    slab({ x: spot.x - 24, y: spot.y - 24 }, 48, 48, tone, 14, 0.2 + share * 0.3)
  );
}

/** The short bar that joins one ring to the next. */
function joint(from: Spot, to: Spot, share: number): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const tone = oklch(0.47 + share * 0.37, 0.115 + share * 0.03, 52 + share * 24);
  const upright = from.x === to.x;
  return placed(x, y, upright ? 90 : 0, slab({ x: -34, y: -8 }, 68, 16, tone, 8));
}

/** Rings of focus, linked like a chain, lead through a dark maze to a lit control. */
export function keyboardFirstReview() {
  const all = walls(chance(77));
  const steps = way().map(([column, row]) => centre(column, row));
  const goal = steps.at(-1) ?? { x: 0, y: 0 };
  const share = (i: number) => (i / (steps.length - 1)) ** 1.2;
  return drawing(1600, 1000, [
    blur('soft', 20),
    wash('floor', oklch(0.2, 0.026, 238), ink),
    '<g transform="rotate(-5 800 500) scale(1.06) translate(-50 -30)">',
    glow('end', goal.x, goal.y, 620, amber.deep, 0.65),
    layer(all, 22, ink, 6),
    layer(all, 10, tide.deep),
    layer(all, 5, tide.dark),
    layer(all, 0, tide.mid),
    layer(all, -4, tide.soft, -26),
    ...steps.slice(1).map((to, i) => joint(steps[i] ?? to, to, share(i))),
    ...steps.map((spot, i) => ring(spot, share(i))),
    slab({ x: goal.x - 46, y: goal.y - 46 }, 92, 92, amber.light, 24),
    slab({ x: goal.x - 34, y: goal.y - 38 }, 68, 32, paper, 14, 0.75),
    '</g>',
  ]);
}
