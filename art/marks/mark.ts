import { PAINT } from './palette';

/**
 * The mark: a drop of amber crossing a tide line.
 * Drop and line are one path: even-odd filling turns each into the other where they cross,
 * so one colour is enough at any size. Drawn on a 64 unit square.
 */
const STONE =
  'M42 3C46 3 46.8 10 48.3 16C50 22.5 53.5 28 53.5 37C53.5 50.5 44 60.5 31.5 60.5C19 60.5 10.5 53 10.5 42.5C10.5 26 34 3 42 3Z';
const LINE =
  'M0 43C11 43 14 37.5 24 37.5S38 43 48 43C55 43 58 40.5 64 39V44.5C58 46 55 48.5 48 48.5C38 48.5 34 43 24 43S11 48.5 0 48.5Z';

export const MARK_PATH = `${STONE}${LINE}`;

/** Everything under the line, for the colour version's second tone. */
const UNDER = 'M0 45.7C11 45.7 14 40.2 24 40.2S38 45.7 48 45.7C55 45.7 58 43.2 64 41.7V64H0Z';

function svg(body: string, head = ''): string {
  const box = 'viewBox="0 0 64 64" width="64" height="64"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${head}${body}</svg>\n`;
}

const shape = (fill: string) => `<path fill="${fill}" fill-rule="evenodd" d="${MARK_PATH}"/>`;

/** Amber above the line, honey below, the line's own ends in tide. */
export function markColour(): string {
  const clips = `<clipPath id="s"><path d="${STONE}"/></clipPath><clipPath id="u"><path d="${UNDER}"/></clipPath>`;
  const under = `<g clip-path="url(#u)"><g clip-path="url(#s)">${shape(PAINT.honey)}</g></g>`;
  const over = `<g clip-path="url(#s)">${shape(PAINT.amber)}</g>`;
  return svg(shape(PAINT.tide) + over + under, clips);
}

export function markMono(): string {
  return svg(shape('currentColor'));
}

/** Follows the browser's own theme: amber on dark tabs, the deeper amber on light ones. */
export function favicon(): string {
  const style = `<style>path{fill:${PAINT.cognac}}@media(prefers-color-scheme:dark){path{fill:${PAINT.amber}}}</style>`;
  return svg(`<path fill-rule="evenodd" d="${MARK_PATH}"/>`, style);
}

/** The mark on night ink. `share` is its size in the square; `round` the corner radius of 64. */
export function tile(share: number, round: number): string {
  const size = 64 * share;
  const off = (64 - size) / 2;
  const ground = `<rect width="64" height="64" rx="${round}" fill="#081017"/>`;
  const place = `translate(${off} ${off}) scale(${share})`;
  return svg(`${ground}<g transform="${place}">${shape(PAINT.amber)}</g>`);
}
