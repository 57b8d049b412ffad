import { curve, hand, type Point } from './paper';

export interface Stone {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  seed: number;
  /** Exponent of a superellipse: 2 (the default) is a pebble, 4 and up a block with round corners. */
  square?: number;
}

/** The silhouette: a pebble with a few flats, never a circle. */
export function outline(stone: Stone): string {
  const random = hand(stone.seed);
  const bend = [random(), random(), random()].map((x) => x * Math.PI * 2);
  const points: Point[] = [];
  const square = stone.square ?? 2;
  // A block needs more points for its corners and keeps less of the pebble's unevenness.
  const [count, uneven] = square > 2 ? [24, 0.3] : [18, 1];
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const wave =
      0.06 * Math.cos(2 * a + (bend[0] ?? 0)) +
      0.05 * Math.cos(3 * a + (bend[1] ?? 0)) +
      0.022 * Math.cos(5 * a + (bend[2] ?? 0)) +
      0.012 * (random() - 0.5);
    const corner =
      (Math.abs(Math.cos(a)) ** square + Math.abs(Math.sin(a)) ** square) ** (-1 / square);
    const r = corner + uneven * wave;
    points.push([stone.cx + Math.cos(a) * stone.rx * r, stone.cy + Math.sin(a) * stone.ry * r]);
  }
  return curve(points);
}
