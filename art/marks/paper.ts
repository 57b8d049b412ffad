import { PAINT, type Paint } from './palette';

export type Point = readonly [number, number];

/** Seeded generator, so a re-run draws the same hand. */
export function hand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed curve through the points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[...out, ...into, ...c].map(n).join(' ')}`;
  }
  return `${d}Z`;
}

export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export function fill(d: string, paint: Paint): string {
  return `<path fill="${PAINT[paint]}" d="${d}"/>`;
}

/** A cut plane: straight scissors, flat colour. */
export function cut(paint: Paint, ...points: Point[]): string {
  return fill(poly(points), paint);
}

/** A rounded rectangle turned by `turn` degrees around its own middle. */
export function slab(
  paint: Paint,
  [x, y]: Point,
  [w, h]: Point,
  { round = 0, turn = 0 }: { round?: number; turn?: number } = {},
): string {
  const spin = turn ? ` transform="rotate(${n(turn)} ${n(x + w / 2)} ${n(y + h / 2)})"` : '';
  const r = round ? ` rx="${n(round)}"` : '';
  const box = `x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"`;
  return `<rect fill="${PAINT[paint]}" ${box}${r}${spin}/>`;
}

export function disc(paint: Paint, [x, y]: Point, r: number): string {
  return `<circle fill="${PAINT[paint]}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
}

/** A drawn line of even width with round ends. `d` is path data. */
export function pen(paint: Paint, width: number, d: string): string {
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<path ${round} stroke="${PAINT[paint]}" stroke-width="${n(width)}" d="${d}"/>`;
}

/** One tide line: long, level, pointed at both ends, its belly a little off the middle. */
export function tideLine(paint: Paint, [x, y]: Point, length: number, weight: number): string {
  const lean = 0.38 + 0.24 * (((x * 7 + y * 13) % 10) / 10);
  const mid = x + length * lean;
  const sag = weight * 0.35;
  const top = `M${n(x)} ${n(y)}Q${n(mid)} ${n(y - weight + sag)} ${n(x + length)} ${n(y - sag)}`;
  return fill(`${top}Q${n(mid + 8)} ${n(y + weight)} ${n(x)} ${n(y)}Z`, paint);
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

export function sheet(width: number, height: number, ...parts: string[]): string {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts.join('')}</svg>\n`;
}
