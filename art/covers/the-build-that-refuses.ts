import { chance, drawing, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { downward, glow, pebblePoints, sideways } from './resin';

interface Tile {
  x: number;
  y: number;
  size: number;
  turn: number;
  sheet: string;
  marks: string;
}

/** A page-like tile with marks that look like writing and say nothing. */
function tile({ x, y, size, turn, sheet, marks }: Tile, next: () => number): string {
  const [width, height] = [size, size * 1.24];
  const rows = Array.from({ length: 4 }, (_, i) => {
    const length = width * (i === 0 ? 0.38 : 0.3 + next() * 0.4);
    const thick = i === 0 ? height * 0.13 : height * 0.065;
    const top = -height * 0.34 + i * height * 0.18 + (i === 0 ? 0 : height * 0.06);
    return `<rect x="${(-width * 0.34).toFixed(1)}" y="${top.toFixed(1)}" width="${length.toFixed(1)}" height="${thick.toFixed(1)}" rx="${(thick / 2).toFixed(1)}" fill="${marks}"/>`;
  });
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})">` +
    `<rect x="${-width / 2 + 9}" y="${-height / 2 + 11}" width="${width}" height="${height}" rx="16" fill="${ink}" fill-opacity="0.22"/>` +
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="16" fill="${sheet}"/>` +
    `${rows.join('')}</g>`
  );
}

/** Before the gate: as written, not yet in line. */
function arriving(next: () => number): string {
  const tiles: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      if (row >= 2 && row <= 3 && column === 3) continue;
      const [x, y] = [70 + column * 176 + next() * 26, 96 + row * 206 + (next() - 0.5) * 40];
      const sheet = oklch(0.5 + column * 0.06 + next() * 0.04, 0.05, 212);
      tiles.push(
        tile({ x, y, size: 124, turn: (next() - 0.5) * 26, sheet, marks: tide.dark }, next),
      );
    }
  }
  return tiles.join('');
}

/** After the gate: squared, evenly spaced, lit. */
function published(next: () => number): string {
  const tiles: string[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const sheet = (row + column) % 4 === 1 ? amber.light : paper;
      const place = { x: 1222 + column * 172, y: 92 + row * 204 };
      tiles.push(tile({ ...place, size: 128, turn: 0, sheet, marks: amber.dark }, next));
    }
  }
  return tiles.join('');
}

/** The gate: two posts and, between them, one lit slit for each row. */
const gate = (): string =>
  [
    `<rect x="952" y="-20" width="150" height="1040" fill="${ink}"/>`,
    `<rect x="952" y="-20" width="46" height="1040" fill="${tide.dark}"/>`,
    ...Array.from({ length: 5 }, (_, row) => {
      const y = 62 + row * 204;
      return (
        `<rect x="998" y="${y}" width="110" height="62" fill="url(#passage)"/>` +
        `<rect x="1008" y="${y - 12}" width="84" height="12" fill="${amber.ember}"/>`
      );
    }),
  ].join('');

/** The refused one, whole and readable, kept in amber at the threshold. */
function held(next: () => number): string {
  const [x, y, r] = [762, 604, 236];
  return [
    glow('held-glow', x, y, 430, amber.glow, 0.75),
    plane(pebblePoints(x, y, r, r * 1.06, next), 'url(#drop)'),
    plane(pebblePoints(x - 26, y - 30, r * 0.76, r * 0.78, next), amber.light, 0.5),
    tile({ x: x + 4, y: y + 6, size: 176, turn: -13, sheet: amber.pale, marks: amber.dark }, next),
    plane(pebblePoints(x + 10, y + 14, r * 0.84, r * 0.88, next), amber.glow, 0.26),
    plane('584,566! 604,476 664,414 740,396! 676,446 632,500', paper, 0.7),
    plane('962,690! 930,770 860,824 790,838! 862,790 920,730', amber.ember, 0.5),
  ].join('');
}

/** Tiles pass a gate row by row; one is held. */
export function theBuildThatRefuses() {
  const next = chance(62);
  return drawing(1600, 1000, [
    sideways('crossing', tide.mid, tide.soft),
    sideways('passage', amber.glow, amber.pale),
    downward('drop', amber.glow, amber.dark),
    '<rect width="1600" height="1000" fill="url(#crossing)"/>',
    `<rect x="1100" width="500" height="1000" fill="${amber.deep}"/>`,
    plane('1100,0! 1600,0! 1600,420! 1360,700 1100,1000!', amber.glow, 0.55),
    arriving(next),
    published(next),
    gate(),
    held(next),
  ]);
}
