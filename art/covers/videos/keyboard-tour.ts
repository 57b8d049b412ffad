import { drawing, line, oklch, plane } from '../kit';
import { amber, ink, paper, tide } from '../palette';
import { downward, glow } from '../resin';
import { dot, placed, slab } from '../shapes';

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The form as plates on a table, in the order a keyboard meets them. */
const fields: Field[] = [
  { x: 90, y: 120, width: 560, height: 120 },
  { x: 730, y: 120, width: 420, height: 120 },
  { x: 90, y: 330, width: 400, height: 120 },
  { x: 570, y: 330, width: 580, height: 120 },
  { x: 90, y: 540, width: 760, height: 220 },
  { x: 930, y: 640, width: 330, height: 120 },
];

function plate({ x, y, width, height }: Field, order: number): string {
  const last = order === fields.length - 1;
  const face = last ? tide.deep : oklch(0.31 + order * 0.012, 0.04, 230);
  const rows = order === 4 ? [0, 1, 2] : [0];
  return [
    slab({ x: x + 20, y: y + 26 }, width, height, amber.ember, 34, 0.42),
    slab({ x: x + 6, y: y + 10 }, width, height, ink, 34),
    slab({ x, y }, width, height, face, 34),
    slab({ x: x + 14, y: y + 8 }, width - 28, 12, paper, 6, 0.16),
    ...rows.map((row) =>
      slab(
        { x: x + 44, y: y + 50 + row * 52 },
        (width - 100) * (last ? 0.95 : 0.62 - row * 0.13 + (order % 2) * 0.1),
        20,
        last ? amber.light : tide.pale,
        10,
        0.9,
      ),
    ),
  ].join('');
}

/** The ring around a plate: thinner and paler the longer ago it stood there. */
function ring({ x, y, width, height }: Field, age: number): string {
  const strength = Math.max(0.22, 1 - age * 0.17);
  const gap = 22;
  const frame = (stroke: string, thick: number, opacity: number) =>
    `<rect x="${x - gap}" y="${y - gap}" width="${width + gap * 2}" height="${height + gap * 2}" ` +
    `rx="${34 + gap}" fill="none" stroke="${stroke}" stroke-width="${thick}" stroke-opacity="${opacity}"/>`;
  if (age === 0) return frame(amber.ember, 30, 0.6) + frame(paper, 20, 1);
  return frame(paper, 14 - age * 1.6, strength);
}

/** The hops along a row, from one stop to the next. */
const hops = ['560,82 700,24 820,82', '410,292 520,242 660,292', '900,590 980,540 1060,598'];

/** A ring steps through a form from field to field and has arrived at the button. */
export const keyboardTour = () =>
  drawing(1600, 1000, [
    downward('table', amber.light, amber.deep),
    '<rect width="1600" height="1000" fill="url(#table)"/>',
    glow('window', 260, 60, 900, amber.pale, 0.85),
    plane('1180,-20! 1640,-20! 1640,1020! 820,1020! 1120,560', amber.dark, 0.22),
    placed(
      170,
      40,
      4.5,
      [
        ...fields.map(plate),
        ...fields.map((field, order) => ring(field, fields.length - 1 - order)),
        ...hops.map((points, i) => line(points, paper, 6, 0.5 + i * 0.2)),
        ...hops.map((points, i) => {
          const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '')
            .replace('!', '')
            .split(',')
            .map(Number);
          return dot(x, y, 11, paper, 0.6 + i * 0.2);
        }),
      ].join(''),
      1.02,
    ),
  ]);
