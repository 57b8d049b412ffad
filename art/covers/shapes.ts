/** Measured shapes for covers whose geometry is computed and not placed by hand. */
export type Spot = { x: number; y: number };

const fixed = (value: number): string => value.toFixed(1);

const opaque = (opacity: number): string => (opacity < 1 ? ` fill-opacity="${opacity}"` : '');

/** A straight-edged plane through computed corners. */
export const facet = (corners: Spot[], fill: string, opacity = 1): string =>
  `<path d="M${corners.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}Z" ` +
  `fill="${fill}"${opaque(opacity)}/>`;

/** A disc. */
export const dot = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}"${opaque(opacity)}/>`;

/** A rounded bar; `x` and `y` are its upper left corner. */
export function slab(place: Spot, width: number, height: number, fill: string, r = 0, opacity = 1) {
  return (
    `<rect x="${fixed(place.x)}" y="${fixed(place.y)}" width="${fixed(width)}" ` +
    `height="${fixed(height)}" rx="${fixed(r)}" fill="${fill}"${opaque(opacity)}/>`
  );
}

/** Anything, moved to a place and turned about it. */
export const placed = (x: number, y: number, turn: number, body: string, scale = 1): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) ` +
  `scale(${scale.toFixed(3)})">${body}</g>`;

/** A blur to refer to as `url(#id)`; the generous frame keeps wide glows from being cut. */
export const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%">` +
  `<feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** A point on a circle; angles in degrees, clockwise from the right. */
export function around(x: number, y: number, r: number, angle: number): Spot {
  const radians = (angle * Math.PI) / 180;
  return { x: x + Math.cos(radians) * r, y: y + Math.sin(radians) * r };
}

/** Evenly stepped points of a smooth curve through `spots`. */
export function sampled(spots: Spot[], perSpan = 12): Spot[] {
  const at = (index: number): Spot =>
    spots[Math.min(spots.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const bend = (a: number, b: number, c: number, d: number, t: number) =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  const curve: Spot[] = [];
  for (let i = 0; i < spots.length - 1; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < perSpan; step += 1) {
      const t = step / perSpan;
      curve.push({ x: bend(a.x, b.x, c.x, d.x, t), y: bend(a.y, b.y, c.y, d.y, t) });
    }
  }
  return [...curve, at(spots.length - 1)];
}

/** The two edges of a band along `curve` whose half-width is given by its progress 0-1. */
export function edges(curve: Spot[], half: (share: number) => number): [Spot[], Spot[]] {
  const [left, right]: [Spot[], Spot[]] = [[], []];
  curve.forEach((here, i) => {
    const before = curve[i - 1] ?? here;
    const after = curve[i + 1] ?? here;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const width = half(i / (curve.length - 1));
    const across = {
      x: (-(after.y - before.y) / length) * width,
      y: ((after.x - before.x) / length) * width,
    };
    left.push({ x: here.x + across.x, y: here.y + across.y });
    right.push({ x: here.x - across.x, y: here.y - across.y });
  });
  return [left, right];
}

/** A limb along a smooth curve, thick at its start and thin at its end. */
export function limb(spots: Spot[], from: number, to: number, fill: string, opacity = 1): string {
  const [left, right] = edges(sampled(spots), (share) => from + (to - from) * share);
  return facet([...left, ...right.reverse()], fill, opacity);
}

/** Reads '10,20 30,40' as spots. */
export const spots = (text: string): Spot[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
