import { PAINT } from '../marks/palette';
import { cut, disc, fill, type Point, slab, tideLine } from '../marks/paper';
import { code, conversation, echo, piles } from './motifs-of-talks';
import { four, type Motif, stone } from './parts';

/** Stepping stones, each further up and out than the last, to a lamp on the other side. */
const startHere: Motif = (lit) =>
  [
    tideLine('deep', [10, 352], 400, 7),
    tideLine('tide', [60, 250], 350, 5),
    tideLine('deep', [150, 172], 270, 5),
    cut('deep', [356, 128], [364, 34], [384, 34], [392, 128]),
    slab('tide', [352, 20], [44, 16], { round: 5 }),
    disc(lit > 3 ? 'pale' : 'deep', [374, 8], 13),
    ...four.map((i) => {
      const shape = {
        cx: 84 + i * 84,
        cy: 356 - i * 76,
        rx: 70 - i * 9,
        ry: 32 - i * 4,
        seed: 3 + i,
      };
      return stone(shape, i < lit, `s${i}`);
    }),
  ].join('');

/** Four courses under one roof line: the code on top is the smallest of them. */
const business: Motif = (lit) =>
  [
    ...four.map((i) => {
      const shape = {
        cx: 216 + (i % 2) * 14,
        cy: 372 - i * 92,
        rx: 190 - i * 36,
        ry: 46,
        seed: 31 + i,
      };
      return stone({ ...shape, square: 5 }, i < lit, `b${i}`);
    }),
    tideLine('tide', [0, 140], 200, 6),
    tideLine('tide', [270, 146], 170, 6),
  ].join('');

const facets: readonly (readonly Point[])[] = [
  [
    [220, 404],
    [40, 172],
    [140, 172],
  ],
  [
    [220, 404],
    [140, 172],
    [300, 172],
  ],
  [
    [220, 404],
    [300, 172],
    [400, 172],
  ],
  [
    [40, 172],
    [112, 70],
    [328, 70],
    [400, 172],
  ],
];
const facetPaints = ['honey', 'pale', 'cognac', 'amber'] as const;

/** A cut stone; every facet catches the light on its own. */
const values: Motif = (lit) =>
  [
    ...facets.map((points, i) => {
      const d = `M${points.map((point) => point.join(' ')).join('L')}Z`;
      const face = `stroke="${i < lit ? PAINT.cream : PAINT.deep}" stroke-width="5" stroke-linejoin="round"`;
      return `<path d="${d}" ${face} fill="${i < lit ? PAINT[facetPaints[i] ?? 'amber'] : '#12212b'}"/>`;
    }),
    lit > 3 ? fill('M112 70L140 172L176 70ZM328 70L300 172L264 70Z', 'pale') : '',
    tideLine('deep', [30, 428], 380, 7),
  ].join('');

/** One page; its four parts are written one after another. */
const cv: Motif = (lit) =>
  [
    slab('deep', [84, 26], [300, 400], { round: 18 }),
    slab('cream', [70, 12], [300, 400], { round: 18 }),
    ...four.map((i) => {
      const y = 44 + i * 92;
      const paint = i < lit ? (i === 3 ? 'cognac' : 'honey') : 'linen';
      const text = i < lit ? 'umber' : 'linen';
      return [
        slab(paint, [100, y], [i === 3 ? 240 : 62, i === 3 ? 12 : 62], { round: i === 3 ? 6 : 16 }),
        slab(text, [i === 3 ? 100 : 180, i === 3 ? y + 26 : y + 6], [150, 12], { round: 6 }),
        slab(text, [i === 3 ? 100 : 180, i === 3 ? y + 50 : y + 32], [108, 12], { round: 6 }),
      ].join('');
    }),
  ].join('');

/** Four frames; each shows a finished piece once it is there. */
const portfolio: Motif = (lit) =>
  four
    .map((i) => {
      const [x, y] = [8 + (i % 2) * 218, 8 + Math.floor(i / 2) * 218];
      const glows = i < lit;
      const scenes = [
        cut('cognac', [x + 22, y + 170], [x + 84, y + 74], [x + 128, y + 132], [x + 184, y + 170]),
        disc('cream', [x + 103, y + 100], 46) + disc('honey', [x + 103, y + 100], 26),
        [0, 1, 2]
          .map((k) =>
            slab('ember', [x + 44 + k * 42, y + 140 - k * 38], [30, 36 + k * 38], { round: 5 }),
          )
          .join(''),
        tideLine('deep', [x + 30, y + 86], 146, 12) + tideLine('tide', [x + 30, y + 126], 146, 12),
      ];
      return [
        slab('deep', [x, y], [206, 206], { round: 22 }),
        glows
          ? slab('amber', [x + 10, y + 10], [186, 186], { round: 15 }) + (scenes[i] ?? '')
          : `<rect x="${x + 10}" y="${y + 10}" width="186" height="186" rx="15" fill="#12212b"/>`,
      ].join('');
    })
    .join('');

/** The drawing of each topic by its id. */
export const motifs: Record<string, Motif> = {
  'start-here': startHere,
  'understand-the-business': business,
  'unique-values': values,
  'your-cv': cv,
  'your-portfolio': portfolio,
  'recruitment-interview': conversation,
  'technical-interview': code,
  salary: piles,
  feedback: echo,
};
