import { noise } from '../hero/noise';
import { smooth } from '../hero/stage';
import { hand } from './paper';

/** A piece of amber on a sheet; lengths in units of the sheet, the origin at its upper left. */
export interface Piece {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  seed: number;
  /** Exponent of a superellipse: 2 (the default) is a pebble, 4 and up a block with round corners. */
  square?: number;
  /** Still in its rind but for one polished window, or with straight facets; polished all round without it. */
  state?: 'raw' | 'faceted';
  /** How strong the lamp behind it is: 1, the default, as in the hero; near 0 it is dark. */
  lamp?: number;
  /** What it holds, as the content of an SVG in units of the sheet. */
  inside: string;
}

/** The surface under one point of a piece. */
export interface Surface {
  /** How far the point lies towards the silhouette: 1 on it. */
  reach: number;
  /** Half thickness, in heights of the hero's picture. */
  depth: number;
  nx: number;
  ny: number;
  nz: number;
}

/** The form of a piece around its middle: `x` and `y` in heights of the hero's picture. */
export interface Form {
  reach: (x: number, y: number) => number;
  depth: (x: number, y: number) => number;
}

const TURN = Math.PI * 2;
const SIDES = 9;

/** `unit` is how many units of the sheet make one height of the hero's picture. */
export function formOf(piece: Piece, unit: number): Form {
  const size = [piece.rx / unit, piece.ry / unit] as const;
  return piece.state === 'faceted' ? faceted(piece.seed, size) : pebble(piece, size);
}

type Size = readonly [number, number];

function pebble({ seed, square = 2, state }: Piece, [rx, ry]: Size): Form {
  const random = hand(seed);
  const [a = 0, b = 0, c = 0, d = 0] = Array.from({ length: 4 }, () => random() * TURN);
  const uneven = square > 2 ? 0.3 : 1;
  const rough = state === 'raw' ? 1 : 0;
  const radius = (angle: number): number => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const corner = (Math.abs(x) ** square + Math.abs(y) ** square) ** (-1 / square);
    const wave =
      0.055 * Math.cos(2 * angle + a) +
      0.046 * Math.cos(3 * angle + b) +
      0.022 * Math.cos(5 * angle + c) +
      0.01 * Math.cos(8 * angle + d);
    return corner + uneven * wave + rough * 0.05 * noise(2.4 * x + 7, 2.4 * y + 3, seed);
  };
  const reach = (x: number, y: number) =>
    Math.hypot(x / rx, y / ry) / radius(Math.atan2(y / ry, x / rx));
  const thick = Math.min(0.25, 0.78 * Math.min(rx, ry));
  const planes = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5 + 0.12 * random()) * TURN + a;
    const slope = (0.42 + 0.24 * random()) * (thick / 0.25);
    const at = thick * (0.98 + 0.2 * random());
    return { at, x: slope * Math.cos(angle), y: slope * Math.sin(angle) };
  });
  const depth = (x: number, y: number) => {
    const q = Math.min(1, reach(x, y));
    let h = thick * Math.sqrt(Math.max(0, 1 - q ** 2.3));
    for (const plane of planes) h = softMin(h, plane.at + plane.x * x + plane.y * y, 0.035);
    const fine = 0.011 * noise(x * 3.1 + seed, y * 3.7, 2.5) + 0.0035 * noise(x * 9, y * 11, seed);
    const crust = 0.02 * noise(x * 7 + seed, y * 7, 4.5) + 0.008 * noise(x * 21, y * 21, seed);
    const outside = rough && smooth(0.92, 1.06, windowReach(seed, x, y));
    return Math.max(0, h + (fine + outside * crust) * smooth(1, 0.7, q));
  };
  return { reach, depth };
}

/** How far a point lies towards the rim of the polished window in a raw piece: 1 on it. */
export function windowReach(seed: number, x: number, y: number): number {
  const ragged = 0.02 * noise(x * 11 + seed, y * 11, 1.5);
  return (Math.hypot(x - 0.01, y + 0.015) + ragged) / 0.24;
}

/** Straight cuts round a flat table, as a cutter leaves them. */
function faceted(seed: number, [rx, ry]: Size): Form {
  const random = hand(seed);
  const sides = Array.from({ length: SIDES }, (_, index) => {
    const angle = ((index + 0.5 * random()) / SIDES) * TURN;
    const far = 0.9 + 0.1 * random();
    return { x: Math.cos(angle) / rx, y: Math.sin(angle) / ry, far, slope: 0.5 + 0.4 * random() };
  });
  const along = (x: number, y: number, side: (typeof sides)[number]) =>
    (x * side.x + y * side.y) / side.far;
  const reach = (x: number, y: number) => Math.max(0, ...sides.map((side) => along(x, y, side)));
  const depth = (x: number, y: number) => {
    let h = 0.2 + 0.03 * x - 0.02 * y;
    for (const side of sides) {
      const q = 1 - along(x, y, side);
      h = softMin(h, q * side.slope, 0.004);
      h = softMin(h, 0.055 + q * side.slope * 0.5, 0.004);
    }
    return Math.max(0, h);
  };
  return { reach, depth };
}

function softMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

const NEAR = 0.0022;

export function surfaceAt({ reach, depth }: Form, x: number, y: number): Surface {
  const gx = (depth(x + NEAR, y) - depth(x - NEAR, y)) / (2 * NEAR);
  const gy = (depth(x, y + NEAR) - depth(x, y - NEAR)) / (2 * NEAR);
  const length = Math.hypot(gx, gy, 1);
  const normal = { nx: -gx / length, ny: -gy / length, nz: 1 / length };
  return { reach: reach(x, y), depth: depth(x, y), ...normal };
}
