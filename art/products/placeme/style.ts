/**
 * Placeme: a blush-white city without pins; raspberry and plum, round shapes, minutes set very large.
 * Fonts from Debian: fonts-league-spartan (League Spartan), fonts-cabin (Cabin).
 */
import type { Font } from '../rig';

const spartan = '/usr/share/fonts/opentype/league-spartan/LeagueSpartan';
const cabin = '/usr/share/fonts/opentype/cabin/Cabin';

export const fonts: Font[] = [
  { family: 'Round', file: `${spartan}-SemiBold.otf`, weight: 600 },
  { family: 'Round', file: `${spartan}-Bold.otf`, weight: 700 },
  { family: 'Text', file: `${cabin}-Regular.otf` },
  { family: 'Text', file: `${cabin}-Medium.otf`, weight: 500 },
  { family: 'Text', file: `${cabin}-Bold.otf`, weight: 700 },
];

export const logo = (size: number): string =>
  `<div class="logo" style="font-size:${size}px">pl<span>a<i></i></span>ceme</div>`;

/** Hours and minutes: the figures large, their units small. */
export const minutes = (hours: number, mins: number, size: number): string =>
  `<span class="min" style="font-size:${size}px">${hours}<small>h</small>${mins}<small>min</small></span>`;

const drawings = {
  work: '<rect x="6" y="12" width="20" height="14" rx="3"/><path d="M12 12V9a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3v3M6 18h20"/>',
  nursery: '<circle cx="10" cy="22" r="5"/><path d="M17 27h9V14l-4.5-4-4.5 4zM7 12l4-7 4 7z"/>',
  pool: '<circle cx="22" cy="10" r="3"/><path d="M5 18l9-6 6 7M4 24q3-3 6 0t6 0 6 0 6 0"/>',
  market: '<path d="M5 13h22l-3 13H8zM11 13l5-8 5 8M13 18v4M19 18v4"/>',
  parents: '<path d="M5 16L16 6l11 10M8 14v12h16V14M13 26v-6h6v6"/>',
  tram: '<rect x="8" y="7" width="16" height="17" rx="4"/><path d="M8 15h16M12 28l2-4M20 28l-2-4M12 7l4-4 4 4"/>',
  noise: '<path d="M5 13v6h5l6 5V8l-6 5zM20 12q3 4 0 8M24 9q6 7 0 14"/>',
  shop: '<path d="M6 8h20l1 6a3.5 3.5 0 0 1-7 0 4 4 0 0 1-8 0 3.5 3.5 0 0 1-7 0zM7 17v9h18v-9"/>',
  foot: '<circle cx="17" cy="6" r="2.5"/><path d="M11 16l3-5h4l2 5 4 2M16 12l-2 8 4 3 1 6M14 20l-4 8"/>',
  bicycle:
    '<circle cx="8" cy="21" r="5"/><circle cx="24" cy="21" r="5"/><path d="M8 21l5-10h7l4 10M13 11l4 10 4-7M11 8h4M20 11l-1-3h4"/>',
} as const;

export type Drawing = keyof typeof drawings;

export const drawn = (name: Drawing, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${drawings[name]}</svg>`;

export const css = `
body{font-family:Text;color:#2b1a24;font-size:19px}
.logo{font-family:Round;font-weight:700;letter-spacing:-.045em;line-height:1;display:flex}
.logo span{position:relative}
.logo i{position:absolute;left:.115em;top:.4em;width:.25em;height:.26em;border-radius:50%;background:#c2306b}
.min{font-family:Round;font-weight:700;line-height:1;letter-spacing:-.045em;white-space:nowrap}
.min small{font-size:.42em;font-weight:600;margin:0 .3em 0 .1em;letter-spacing:0}
.min small:last-child{margin-right:0}
.pm{position:relative;height:100%;background:#fbf4f2}
.pm .top{position:absolute;left:26px;right:26px;top:60px;display:flex;justify-content:space-between;align-items:center}
.dot{flex:none;width:56px;height:56px;border-radius:50%;display:grid;place-items:center;background:#fff;color:#5a2346}
.cta{display:block;background:#c2306b;color:#fff;border-radius:34px;text-align:center;font:700 26px/1 Round;padding:24px 0 20px}
h1,h2{font-family:Round;letter-spacing:-.035em;line-height:1.02}`;
