import { amber } from '../covers/palette';
import { PAINT } from '../marks/palette';

/**
 * Our own drawings that recall each technology, each set in a piece of amber. One stroke weight throughout.
 * The mark reads on its amber at 5:1 or more, whatever lies under the piece.
 */
const colour = PAINT.umber;

/** The lamp stands behind a piece, a little to the upper right, as in the hero; the rim is dark. */
const light =
  '<radialGradient id="a" cx=".54" cy=".42" r=".62">' +
  [amber.pale, amber.light, amber.glow, amber.deep, amber.dark]
    .map((tone, i) => `<stop offset="${[0, 0.3, 0.6, 0.86, 1][i]}" stop-color="${tone}"/>`)
    .join('') +
  '</radialGradient>';

/** A pebble of 48 units, a little another one at each turn. */
function pebble(turn: number): string {
  const [x, y] = [2 * Math.sin(turn * 2.4), 2 * Math.cos(turn * 1.7)].map(Math.round) as [
    number,
    number,
  ];
  return (
    `M${24 + x} 1C${38 + y} 1 47 ${12 - x} 47 ${24 + y}S${36 + x} 47 ${24 - y} 46 1 ${36 + x} 1 ${24 - x} ` +
    `${10 + y} 1 ${24 + x} 1Z`
  );
}

const icon = (body: string, turn: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">${light}` +
  `<path fill="url(#a)" d="${pebble(turn)}"/>` +
  `<g transform="translate(9.1 9.1) scale(.62)" fill="none" stroke="${colour}" stroke-width="3.2" ` +
  `stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`;

const dot = (x: number, y: number, r = 2.6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="none"/>`;

/** An orbit left open at one end, where its own electron sits. */
const orbit = (turn: number): string =>
  `<g transform="rotate(${turn} 24 24)"><path d="M40.1 27.8A19 7.2 0 1 1 40.1 20.2"/>` +
  `${dot(43, 24)}</g>`;

/** A hexagon's corner by its number, clockwise from the top. */
const corner = (n: number, r: number): [number, number] => {
  const angle = ((n * 60 - 90) * Math.PI) / 180;
  return [
    Math.round((24 + r * Math.cos(angle)) * 100) / 100,
    Math.round((24 + r * Math.sin(angle)) * 100) / 100,
  ];
};

const hexagon = (r: number): string => {
  const points = [0, 1, 2, 3, 4, 5].map((n) => corner(n, r).join(' '));
  return `<path d="M${points.join('L')}Z"/>`;
};

const triangle = (r: number): string =>
  `<path d="M${[0, 2, 4].map((n) => corner(n, r).join(' ')).join('L')}Z"/>`;

const marks = {
  react: orbit(0) + orbit(120) + orbit(240) + dot(24, 24, 3.4),
  'react-native':
    '<rect x="13" y="4" width="22" height="40" rx="5.5"/><path d="M21.5 38.500h5"/>' +
    '<ellipse cx="24" cy="21" rx="19" ry="5.6" transform="rotate(-28 24 21)"/>' +
    dot(24, 21, 3),
  typescript:
    '<rect x="5" y="5" width="38" height="38" rx="8"/><path d="M21 17h15M28.5 17v18"/>' +
    dot(13.5, 22) +
    dot(13.5, 33),
  nextjs: '<circle cx="24" cy="24" r="19"/><path d="M17 32V16.500L34 39M31 16v12"/>',
  nodejs: `${hexagon(20)}<path d="M24 24v11M24 24l-9.5-5.500M24 24l9.5-5.5"/>${dot(24, 24, 3.4)}`,
  expo: '<path d="M6 37C13 30 18 19 21.5 11.500c1-2.2 4-2.2 5 0C30 19 35 30 42 37"/><path d="M15 39c4-5 7-10 9-15 2 5 5 10 9 15"/>',
  graphql:
    triangle(14.5) +
    '<circle cx="24" cy="24" r="19" stroke-dasharray="13.9 6" stroke-dashoffset="-3"/>' +
    [0, 1, 2, 3, 4, 5].map((n) => dot(...corner(n, 19), 3)).join(''),
  postgresql:
    '<path d="M21 12C14 6 5 10 5 19c0 8 4 13 9 13 4.5 0 7-3 7-8z"/>' +
    '<path d="M21 12c5-7 19.5-6 19.5 9v11c0 3 1.5 4.2 3.5 3.5"/>' +
    '<path d="M20 28c3 3 8 3 11.5.500v6c0 5 3 8 7.5 8M14 32v9.5"/>' +
    dot(31, 19.5, 2.4),
  redis:
    '<path d="M24 6l19 8.500L24 23 5 14.500z"/><path d="M5 24l19 8.500L43 24"/><path d="M5 33.500L24 42l19-8.5"/>',
  tailwindcss:
    '<path d="M11 19c2-7 6.5-10 12-9.500C31 10.2 31 18 38 18c3 0 5.5-1.5 7-5"/>' +
    '<path d="M3 35c2-7 6.5-10 12-9.500C23 26.2 23 34 30 34c3 0 5.5-1.5 7-5"/>',
  playwright:
    '<path d="M19 14c8 3.5 16 3.5 24-.500 1.5 14-2 25-11.5 28.5-6-1-10-5-11.7-11"/>' +
    '<path d="M5 11c7 1.5 14 .5 20-4"/><path d="M5 11c0 11 3 19 11 22"/>' +
    '<path d="M27 31c3 2.5 6.5 2.5 9-1M12.5 26c1-2.2 3-3.2 5.5-3"/>' +
    dot(27, 22.5, 2.3) +
    dot(37, 22, 2.3) +
    dot(12, 18, 2.3),
  figma:
    '<path d="M24 4.500h-6.500a6.5 6.5 0 0 0 0 13H24z"/><path d="M24 17.500h-6.500a6.5 6.5 0 0 0 0 13H24z"/>' +
    '<path d="M24 30.500v6.500a6.5 6.5 0 1 1-6.5-6.500z"/><circle cx="33" cy="24" r="6.5"/><path d="M24 4.500h6.500a6.5 6.5 0 0 1 4 11"/>',
};

/** Every icon by its path under public/images. */
export const technologies: Record<string, string> = Object.fromEntries(
  Object.entries(marks).map(([key, body], turn) => [`technologies/${key}.svg`, icon(body, turn)]),
);
