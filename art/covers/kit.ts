/** The drawing vocabulary every picture shares: colour, smooth planes, seeded chance. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
  /** Strength of the grain laid over the finished picture, 0-1. */
  grain: number;
}

type Point = { x: number; y: number; corner: boolean };

const channel = (linear: number): number => {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
};

/** OKLCH to hex, because the rasteriser does not read the CSS function; out-of-gamut clips. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Reads '10,20 30,40!' — a point with an exclamation mark is a corner, the others are smooth. */
function readPoints(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [x = 0, y = 0] = token.replace('!', '').split(',').map(Number);
      return { x, y, corner: token.endsWith('!') };
    });
}

/** A smooth path through hand-placed points (Catmull-Rom as Béziers), closed unless told not to. */
export function through(text: string, closed = true): string {
  const points = readPoints(text);
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? { x: 0, y: 0, corner: true };
  };
  const tangent = (index: number) => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    if (here.corner) return { x: 0, y: 0 };
    return { x: (after.x - before.x) / 6, y: (after.y - before.y) / 6 };
  };
  const first = at(0);
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [from, to] = [at(i), at(i + 1)];
    const [out, into] = [tangent(i), tangent(i + 1)];
    path += `C${round(from.x + out.x)} ${round(from.y + out.y)} `;
    path += `${round(to.x - into.x)} ${round(to.y - into.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A flat plane of one colour through hand-placed points. */
export const plane = (points: string, fill: string, opacity = 1): string =>
  `<path d="${through(points)}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;

/** An open line through hand-placed points. */
export const line = (points: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${through(points, false)}" fill="none" stroke="${stroke}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"/>`;

/** Keeps `body` inside the smooth shape `points`; `id` must be unique in its drawing. */
export const within = (id: string, points: string, body: string): string =>
  `<clipPath id="${id}"><path d="${through(points)}"/></clipPath>` +
  `<g clip-path="url(#${id})">${body}</g>`;

/** A repeatable random source (mulberry32), so a render never changes unless its source does. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Wraps drawn parts as a complete SVG document of the given size. */
export const drawing = (width: number, height: number, parts: string[], grain = 0.03): Drawing => ({
  width,
  height,
  grain,
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`,
});
