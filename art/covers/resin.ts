/** Light in resin: gradients, glows and pebbles shared by covers and publication images. */
import { plane } from './kit';
import { amber } from './palette';

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** A vertical wash from `top` to `bottom` over the whole picture. */
export const wash = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stop(0, top)}${stop(1, bottom)}` +
  `</linearGradient><rect width="100%" height="100%" fill="url(#${id})"/>`;

/** A wash from left to right, for shapes to fill themselves with by `url(#id)`. */
export const sideways = (id: string, left: string, right: string): string =>
  `<linearGradient id="${id}">${stop(0, left)}${stop(1, right)}</linearGradient>`;

/** A downward gradient, for shapes to fill themselves with by `url(#id)`. */
export const downward = (id: string, top: string, bottom: string, end = 1): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stop(0, top)}` +
  `${stop(1, bottom, end)}</linearGradient>`;

/** A round light that fades to nothing at its rim. */
export const glow = (id: string, x: number, y: number, r: number, colour: string, peak = 0.7) =>
  `<radialGradient id="${id}">${stop(0, colour, peak)}${stop(0.35, colour, peak * 0.45)}` +
  `${stop(1, colour, 0)}</radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;

/** The fill of amber lit from the upper left; refer to it as `url(#resin)`. */
export const resinFill = (): string =>
  `<radialGradient id="resin" cx="0.32" cy="0.26" r="0.85">${stop(0, amber.pale)}` +
  `${stop(0.28, amber.light)}${stop(0.58, amber.glow)}${stop(0.82, amber.deep)}` +
  `${stop(1, amber.dark)}</radialGradient>`;

/** Points of a softly irregular round form; `next` decides how irregular. */
export function pebblePoints(x: number, y: number, rx: number, ry: number, next: () => number) {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2 + next() * 0.2;
    const swell = 0.93 + next() * 0.14;
    const [px, py] = [x + Math.cos(angle) * rx * swell, y + Math.sin(angle) * ry * swell];
    return `${px.toFixed(1)},${py.toFixed(1)}`;
  }).join(' ');
}

/** A pebble of amber: body, an inner plane that holds the light, and a rim highlight. */
export function pebble(x: number, y: number, r: number, next: () => number, fill = 'url(#resin)') {
  const inner = pebblePoints(x - r * 0.12, y - r * 0.14, r * 0.62, r * 0.58, next);
  const shine = [
    `${x - r * 0.62},${y - r * 0.18}!`,
    `${x - r * 0.46},${y - r * 0.54}`,
    `${x - r * 0.08},${y - r * 0.68}!`,
    `${x - r * 0.34},${y - r * 0.44}`,
  ].join(' ');
  return (
    plane(pebblePoints(x, y, r, r * 0.96, next), fill) +
    plane(inner, amber.pale, 0.22) +
    plane(shine, amber.pale, 0.75)
  );
}
