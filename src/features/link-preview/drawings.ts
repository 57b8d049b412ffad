import { shareImageSize } from '@/site/link-preview';
import { palette } from './palette';
import { leftEdge, tideLine } from './places';

const { width, height } = shareImageSize;

export type Size = { width: number; height: number };

const svg = (size: Size, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${body}</svg>`;

/** Returns the background: night above the tide line, water below, an amber glow behind the picture. */
export function night(): string {
  const glow = `<radialGradient id="glow" cx="0.78" cy="0.62" r="0.55"><stop offset="0" stop-color="${palette.amber}" stop-opacity="0.26"/><stop offset="1" stop-color="${palette.amber}" stop-opacity="0"/></radialGradient>`;
  const sea = `<linearGradient id="sea" x2="0" y2="1"><stop offset="0" stop-color="#0e2630"/><stop offset="1" stop-color="${palette.night}"/></linearGradient>`;
  return svg(
    shareImageSize,
    `<defs>${glow}${sea}</defs><rect width="100%" height="100%" fill="${palette.night}"/>
    <rect y="${tideLine}" width="100%" height="${height - tideLine}" fill="url(#sea)"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>`,
  );
}

/** Returns the shape a picture is cut to: its top left corner is round, the corner at the water is sharp. */
export function drop(size: Size): string {
  const round = 96;
  return svg(
    size,
    `<path d="M0 ${round}A${round} ${round} 0 0 1 ${round} 0H${size.width}V${size.height}H0Z"/>`,
  );
}

/** Returns the mask of a reflection: fainter with depth, broken by waves. */
export function water(size: Size): string {
  const swell = Array.from({ length: 8 }, (_, i) => {
    const y = 6 + i * i * 1.9 + i * 3;
    return `<rect y="${y}" width="100%" height="${1.5 + i * 0.6}" fill="url(#swell)"/>`;
  });
  const depth = `<linearGradient id="depth" x2="0" y2="1"><stop stop-opacity="0.5"/><stop offset="0.9" stop-opacity="0"/></linearGradient>`;
  const shine = `<linearGradient id="swell"><stop stop-opacity="0"/><stop offset="0.4" stop-opacity="0.22"/><stop offset="1" stop-opacity="0.1"/></linearGradient>`;
  return svg(
    size,
    `<defs>${depth}${shine}</defs><rect width="100%" height="100%" fill="url(#depth)"/>${swell.join('')}`,
  );
}

/** Returns the mark of `art/marks/mark.ts`, with its line extended across the whole preview. */
export function foreground(): string {
  const size = 84;
  const scale = size / 64;
  const left = leftEdge - 10 * scale;
  const top = tideLine - 44 * scale;
  const right = left + size;
  const y = (unit: number) => top + unit * scale;
  const lineFill = `<linearGradient id="line"><stop offset="0.1" stop-color="${palette.amber}"/><stop offset="0.5" stop-color="${palette.tide}"/><stop offset="1" stop-color="${palette.amber}"/></linearGradient>`;
  return svg(
    shareImageSize,
    `<defs>${lineFill}</defs>
    <path fill="${palette.amber}" d="M0 ${y(44)}C20 ${y(43.2)} ${left - 16} ${y(43)} ${left} ${y(43)}V${y(48.5)}C${left - 16} ${y(48.5)} 20 ${y(47)} 0 ${y(46)}Z"/>
    <path fill="url(#line)" d="M${right} ${y(39)}C${right + 60} ${y(32)} ${right + 120} ${tideLine - 1} ${right + 260} ${tideLine - 1}H${width}V${tideLine + 1.5}H${right + 260}C${right + 120} ${tideLine + 1.5} ${right + 60} ${y(37.5)} ${right} ${y(44.5)}Z"/>
    <path transform="translate(${left} ${top}) scale(${scale})" fill="${palette.amber}" fill-rule="evenodd" d="${markPath}"/>`,
  );
}

const markPath =
  'M42 3C46 3 46.8 10 48.3 16C50 22.5 53.5 28 53.5 37C53.5 50.5 44 60.5 31.5 60.5C19 60.5 10.5 53 10.5 42.5C10.5 26 34 3 42 3ZM0 43C11 43 14 37.5 24 37.5S38 43 48 43C55 43 58 40.5 64 39V44.5C58 46 55 48.5 48 48.5C38 48.5 34 43 24 43S11 48.5 0 48.5Z';
