import { PAINT } from '../marks/palette';
import { cut, disc, type Point, pen, slab, tideLine } from '../marks/paper';
import { amber } from '../marks/stone';
import { four, type Motif, stone } from './parts';

/** Two sides speak by turns; what they say has weight. */
export const conversation: Motif = (lit) =>
  four
    .map((i) => {
      const left = i % 2 === 0;
      const [cx, cy] = [left ? 160 : 280, 54 + i * 108];
      const tail: Point[] = left
        ? [
            [cx - 112, cy + 20],
            [cx - 150, cy + 54],
            [cx - 66, cy + 36],
          ]
        : [
            [cx + 112, cy + 20],
            [cx + 150, cy + 54],
            [cx + 66, cy + 36],
          ];
      const glows = i < lit;
      const words = glows
        ? slab('umber', [cx - 70, cy - 16], [120, 11], { round: 5 }) +
          slab('umber', [cx - 70, cy + 8], [84, 11], { round: 5 })
        : '';
      return (
        cut(glows ? 'ember' : 'deep', ...tail) +
        stone({ cx, cy, rx: 132, ry: 46, seed: 20 + i, square: 4 }, glows, `c${i}`) +
        words
      );
    })
    .join('');

/** Lines of a program between two braces; each in its place. */
export const code: Motif = (lit) =>
  [
    pen(
      'tide',
      15,
      'M92 20C44 20 62 120 56 172C53 198 40 214 14 220C40 226 53 242 56 268C62 320 44 420 92 420',
    ),
    pen(
      'tide',
      15,
      'M348 20C396 20 378 120 384 172C387 198 400 214 426 220C400 226 387 242 384 268C378 320 396 420 348 420',
    ),
    ...four.map((i) => {
      const indent = [0, 34, 68, 0][i] ?? 0;
      const shape = {
        cx: 212 + indent / 2,
        cy: 72 + i * 98,
        rx: 108 - indent / 2,
        ry: 32,
        seed: 61 + i,
      };
      return stone({ ...shape, square: 5 }, i < lit, `t${i}`);
    }),
  ].join('');

/** Four piles of discs, each higher than the one before. */
export const piles: Motif = (lit) =>
  [
    ...four.flatMap((i) => {
      const glows = i < lit;
      return Array.from({ length: 2 + i * 2 }, (_, k) => {
        const [x, y] = [6 + i * 110, 366 - k * 43];
        return [
          slab(glows ? 'ember' : 'deep', [x, y], [98, 38], { round: 17 }),
          glows
            ? slab('honey', [x, y - 3], [98, 32], { round: 16 }) +
              slab('amber', [x, y - 3], [74, 30], { round: 15 }) +
              slab('pale', [x + 12, y + 2], [42, 7], { round: 3.5 })
            : `<rect x="${x + 4}" y="${y + 1}" width="90" height="30" rx="15" fill="#12212b"/>`,
        ].join('');
      });
    }),
    tideLine('tide', [0, 424], 440, 7),
  ].join('');

/** A drop has fallen; its rings come back one by one. */
export const echo: Motif = (lit) =>
  [
    ...four
      .map((i) => {
        const [rx, ry] = [86 + i * 44, 34 + i * 26];
        const paint = i < lit ? (['pale', 'amber', 'honey', 'cognac'] as const)[i] : 'deep';
        return `<ellipse cx="220" cy="300" rx="${rx}" ry="${ry}" fill="none" stroke="${PAINT[paint ?? 'deep']}" stroke-width="${i < lit ? 13 : 5}"/>`;
      })
      .reverse(),
    amber({ cx: 220, cy: 96, rx: 66, ry: 74, seed: 8 }, 'drop', ''),
    pen('tide', 6, 'M220 188V226M194 194V212M246 194V212'),
    disc('cream', [220, 300], 16),
  ].join('');
