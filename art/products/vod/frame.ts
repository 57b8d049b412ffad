/** What every still is drawn with: a 1680 x 720 frame, fades, a standing figure. */
import { plane } from '../../covers/kit';

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

let drawn = 0;

export const fade = (stops: string[], body: (fill: string) => string): string => {
  drawn += 1;
  const marks = stops.map(
    (colour, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${colour}"/>`,
  );
  return (
    `<linearGradient id="fade-${drawn}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>` +
    body(`url(#fade-${drawn})`)
  );
};

export const frame = (parts: string[]): string =>
  `<svg viewBox="0 0 1680 720" preserveAspectRatio="xMidYMid slice" class="pic">${parts.join('')}</svg>`;

export const person = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle cx="0" cy="-92" r="10" fill="${fill}"/>` +
  `${plane('-13,-78 0,-83 14,-76 19,-34 17,0! 4,0! 1,-30! -3,0! -16,0! -17,-36', fill)}</g>`;
