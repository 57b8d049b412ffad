/** Every ticket type prints its own pattern on the tear-off part, so that a stub is told by eye. */
import { tone } from './style';

/** Tile size, drawing, and the paper under it. */
type Tile = [size: number, body: string, ground: string];

const [k, y, p] = [tone.black, tone.yellow, tone.paper];

const stroke = (d: string, width: number, colour = k): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const rings = (count: number, step: number, colour: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="24" cy="24" r="${2 + i * step}" fill="none" stroke="${colour}" stroke-width="1.6"/>`,
  ).join('');

/** Fine sine lines in two directions, as on a cheque. */
const guilloche = (colour: string): string =>
  Array.from({ length: 6 }, (_, i) =>
    stroke(`M0 ${i * 8}q12 -16 24 0t24 0M0 ${i * 8 + 4}q12 16 24 0t24 0`, 1, colour),
  ).join('');

/** The pattern of every type. */
export const tiles = {
  standing: [20, stroke('M-5 25L25 -5M-5 5L5 -5M15 25L25 15', 6), y],
  seated: [24, `<rect x="4" y="4" width="11" height="11" fill="${k}"/>`, p],
  camping: [36, `<path d="M18 6L34 32H2z" fill="${y}"/><path d="M18 18l7 14H11z" fill="${k}"/>`, k],
  parking: [32, stroke('M0 4h32M0 20h32', 7, p), k],
  'under-16': [22, `<circle cx="11" cy="11" r="5.5" fill="${k}"/>`, y],
  companion: [
    36,
    `<circle cx="14" cy="18" r="10" fill="${y}"/><circle cx="23" cy="18" r="10" fill="none" stroke="${p}" stroke-width="2.4"/>`,
    k,
  ],
  season: [48, guilloche(k), y],
  upgrade: [28, stroke('M2 26L14 12L26 26M2 14L14 0L26 14', 5), p],
  fixture: [40, `<path d="M0 0h20v20H0zM20 20h20v20H20z" fill="${k}"/>`, p],
  table: [48, rings(7, 3.4, y), k],
  box: [30, stroke('M0 15h30M15 0v30', 3), y],
  day: [40, stroke('M0 10q10 -12 20 0t20 0M0 30q10 -12 20 0t20 0', 4, y), k],
  locker: [
    26,
    `<rect x="3" y="3" width="20" height="20" fill="none" stroke="${k}" stroke-width="3"/>`,
    p,
  ],
  shuttle: [44, stroke('M0 22h26', 5) + stroke('M10 8h34M10 36h34', 5), y],
  backstage: [
    30,
    stroke('M-4 34L34 -4M-4 4L4 -4M26 34L34 26', 2, p) +
      stroke('M-4 -4L34 34M-4 26L4 34M26 -4L34 4', 2, p),
    k,
  ],
  group: [
    30,
    '<g>' +
      [6, 15, 24].map((x) => `<circle cx="${x}" cy="${x}" r="4" fill="${k}"/>`).join('') +
      `<circle cx="6" cy="24" r="4" fill="${p}"/><circle cx="24" cy="6" r="4" fill="${p}"/></g>`,
    y,
  ],
  reduced: [18, stroke('M9 0v18', 5), p],
  evening: [40, `<path d="M26 6a14 14 0 1 0 8 22a16 16 0 0 1 -8 -22z" fill="${y}"/>`, k],
  berth: [
    34,
    `${stroke('M0 8h34M0 26h34', 2)}<rect x="6" y="8" width="14" height="18" fill="${k}"/>`,
    p,
  ],
  press: [14, `<circle cx="7" cy="7" r="2.4" fill="${k}"/>`, y],
} satisfies Record<string, Tile>;

export type Kind = keyof typeof tiles;

let drawn = 0;

/** The pattern of a type, filling its box. */
export function pattern(kind: Kind, scale = 1): string {
  const [size, body, ground]: Tile = tiles[kind];
  drawn += 1;
  const id = `tile-${kind}-${drawn}`;
  return (
    `<svg><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${body}</pattern>` +
    `<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#${id})"/></svg>`
  );
}

/** Notches bitten out of both short sides and above the perforation, as a CSS mask. */
const bite = (tear: number, radius: number): string => {
  const hole = (at: string) => `radial-gradient(circle ${radius}px at ${at},#0000 98%,#000)`;
  const all = [hole('0 50%'), hole('100% 50%'), hole(`${tear}px 0`), hole(`${tear}px 100%`)];
  return `-webkit-mask:${all.join(',')};-webkit-mask-composite:source-in;mask-composite:intersect`;
};

interface Stub {
  kind: Kind;
  /** Width of the tear-off part, pixels. */
  tear: number;
  face: string;
  /** CSS of the whole stub: size, margin. */
  style?: string;
  scale?: number;
  notch?: number;
  /** What is printed over the pattern. */
  over?: string;
}

export const stub = ({
  kind,
  tear,
  face,
  style = '',
  scale = 1,
  notch = 9,
  over = '',
}: Stub): string =>
  `<div class="stub" style="${style}"><div style="${bite(tear, notch)}">` +
  `<div class="tear" style="width:${tear}px">${pattern(kind, scale)}${over}</div><div class="face">${face}</div></div></div>`;
