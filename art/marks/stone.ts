import { curve, cut, disc, fill, hand, type Point } from './paper';

export interface Stone {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  seed: number;
  /** Exponent of a superellipse: 2 (the default) is a pebble, 4 and up a block with round corners. */
  square?: number;
}

/** The silhouette: a pebble with a few flats, never a circle. `k` shrinks it, `move` shifts it. */
export function outline(stone: Stone, k = 1, move: Point = [0, 0]): string {
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
    const x = stone.cx + move[0] + Math.cos(a) * stone.rx * r * k;
    points.push([x, stone.cy + move[1] + Math.sin(a) * stone.ry * r * k]);
  }
  return curve(points);
}

/** Flat planes of light: the key comes from the upper left, as in every picture of the site. */
function planes({ cx, cy, rx, ry, seed }: Stone): string {
  const random = hand(seed + 50);
  const at = (x: number, y: number): Point => [
    cx + (x + 0.05 * (random() - 0.5)) * rx,
    cy + (y + 0.05 * (random() - 0.5)) * ry,
  ];
  const far = 1.3;
  return [
    cut('cognac', at(0.4, -far), at(far, -far), at(far, far), at(-0.1, far), at(0.5, 0.42)),
    cut('ember', at(0.84, -0.5), at(far, -0.6), at(far, far), at(-0.5, far), at(0.58, 0.74)),
    cut('cognac', at(-far, 0.34), at(-0.5, 0.78), at(0.3, far), at(-far, far)),
    cut('amber', at(-far, -far), at(0.26, -far), at(-0.1, -0.72), at(-0.76, -0.1), at(-far, 0.25)),
  ].join('');
}

function bubbles({ cx, cy, rx, ry, seed }: Stone): string {
  const random = hand(seed + 9);
  const spots: readonly Point[] = [
    [0.68, -0.44],
    [0.77, -0.27],
    [-0.66, 0.36],
  ];
  return spots
    .map(([x, y], i) => {
      const r = (i === 0 ? 0.036 : 0.018) * rx * (0.9 + 0.3 * random());
      return disc(i === 2 ? 'pale' : 'cream', [cx + x * rx, cy + y * ry], r);
    })
    .join('');
}

/** The sliver of window light on the shoulder. */
function shoulder({ cx, cy, rx, ry }: Stone): string {
  const p = (x: number, y: number) => `${Math.round(cx + x * rx)} ${Math.round(cy + y * ry)}`;
  return fill(
    `M${p(-0.76, -0.28)}Q${p(-0.6, -0.7)} ${p(-0.14, -0.83)}Q${p(-0.5, -0.6)} ${p(-0.76, -0.28)}Z`,
    'cream',
  );
}

/** The clear middle: where light has come through, brightest towards the lamp. */
function chamber(stone: Stone, id: string): string {
  const { cx, cy, rx, ry } = stone;
  const d = outline({ ...stone, seed: stone.seed + 3 }, 0.72, [-2, 2]);
  const at = (x: number, y: number): Point => [cx + x * rx, cy + y * ry];
  return [
    `<clipPath id="${id}c"><path d="${d}"/></clipPath>`,
    fill(d, 'amber'),
    `<g clip-path="url(#${id}c)">`,
    cut('pale', at(-1, -1), at(-0.12, -1), at(-0.52, 1), at(-1, 1)),
    cut('pale', at(0.06, -1), at(0.2, -1), at(-0.2, 1), at(-0.34, 1)),
    '</g>',
  ].join('');
}

/** A polished piece of amber with `inside` held in its clear middle. */
export function amber(stone: Stone, id: string, inside: string): string {
  const clip = `<clipPath id="${id}"><path d="${outline(stone, 0.972, [-3, -3])}"/></clipPath>`;
  return [
    clip,
    fill(outline(stone), 'ember'),
    `<g clip-path="url(#${id})">`,
    fill(outline(stone, 0.985, [-2, -2]), 'honey'),
    planes(stone),
    chamber(stone, id),
    shoulder(stone),
    inside,
    bubbles(stone),
    '</g>',
  ].join('');
}
