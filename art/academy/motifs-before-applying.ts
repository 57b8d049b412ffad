import { cut, disc, group, type Point, pen, slab, tideLine } from '../marks/paper';
import { four, lampOf, type Motifs } from './parts';

/** The light of a lighthouse: it grows wider and fainter to the left. */
const beam =
  '<linearGradient id="beam" x1="1" x2="0"><stop stop-color="#f9e7bd" stop-opacity=".62"/>' +
  '<stop offset=".3" stop-color="#f3a33c" stop-opacity=".26"/><stop offset="1" stop-color="#f3a33c" stop-opacity="0"/></linearGradient>' +
  '<path fill="url(#beam)" d="M404 54L20 -6V142L404 72Z"/>';

function lighthouse(isLit: boolean): string {
  return [
    tideLine('deep', [96, 216], 370, 6),
    tideLine('tide', [190, 174], 280, 4),
    isLit ? beam : '',
    cut('deep', [318, 176], [356, 148], [404, 136], [450, 148], [480, 176]),
    cut('tide', [378, 150], [392, 84], [410, 84], [406, 150]),
    cut('deep', [406, 150], [410, 84], [426, 84], [440, 150]),
    slab('umber', [385, 76], [48, 9], { round: 3 }),
    slab(isLit ? 'cream' : 'deep', [394, 46], [30, 31], { round: 4 }),
    slab('umber', [407, 46], [4, 31]),
    cut('tide', [388, 47], [409, 24], [409, 47]),
    cut('deep', [409, 47], [409, 24], [430, 47]),
    disc('tide', [409, 22], 4),
  ].join('');
}

/** Stepping stones, each further out than the last, to a lighthouse on the other side. */
export const startHere: Motifs = (lit) => ({
  behind: lighthouse(lit > 3),
  pieces: four.map((i) => ({
    cx: [112, 226, 278, 334][i] ?? 0,
    cy: [336, 266, 217, 184][i] ?? 0,
    rx: [104, 74, 50, 31][i] ?? 0,
    ry: [52, 35, 23, 13][i] ?? 0,
    seed: 3 + i,
    lamp: lampOf(i, lit),
    inside: '',
  })),
  unit: 190,
  water: { line: 372, middle: 112, half: 108 },
});

/** Four courses; only the smallest, the one on top, is seen over the water. */
export const business: Motifs = (lit) => ({
  pieces: four.map((i) => ({
    cx: 238 + (i % 2 ? 9 : -4),
    cy: 378 - i * 92,
    rx: 206 - i * 38,
    ry: 54 - i * 2,
    seed: 31 + i,
    square: 3.4,
    lamp: lampOf(i, lit),
    inside: '',
  })),
  unit: 260,
  before:
    '<radialGradient id="sea" cy="0" gradientTransform="scale(1 1.9)"><stop stop-color="#1f6973" stop-opacity=".62"/>' +
    '<stop offset=".6" stop-color="#16505b" stop-opacity=".42"/><stop offset="1" stop-color="#0c2630" stop-opacity="0"/></radialGradient>' +
    `<path fill="url(#sea)" d="M0 158H480V440H0Z"/>` +
    tideLine('tide', [4, 160], 240, 6) +
    tideLine('tide', [222, 159], 254, 7) +
    tideLine('deep', [60, 176], 150, 5) +
    tideLine('deep', [300, 182], 120, 4),
});

/** What people were before, small and dark as things in amber are. */
const trades = [
  // A cup.
  slab('umber', [-25, -16], [40, 38], { round: 9 }) +
    pen('umber', 6, 'M16 -8C32 -10 32 14 14 14') +
    slab('cream', [-18, -9], [26, 6], { round: 3 }),
  // An open book.
  cut('umber', [-32, -20], [0, -11], [32, -20], [32, 18], [0, 27], [-32, 18]) +
    pen('cream', 4, 'M-22 -8L-8 -4M-22 3L-8 7M8 -4L22 -8M8 7L22 3'),
  // The cross of a hospital.
  slab('umber', [-28, -28], [56, 56], { round: 13 }) +
    slab('cream', [-5, -18], [10, 36], { round: 3 }) +
    slab('cream', [-18, -5], [36, 10], { round: 3 }),
  // A spanner.
  group(
    'rotate(42)',
    slab('umber', [-7, -22], [14, 52], { round: 6 }),
    pen('umber', 11, 'M-15 -34C-15 -12 15 -12 15 -34'),
  ),
] as const;

/** One cut stone; what someone has been before is kept in it, and comes to light piece by piece. */
export const values: Motifs = (lit) => {
  const places: readonly Point[] = [
    [172, 124],
    [298, 120],
    [178, 232],
    [300, 230],
  ];
  const inside = trades
    .map((trade, i) =>
      i < lit ? group(`translate(${(places[i] ?? [0, 0]).join(' ')}) scale(1.35)`, trade) : '',
    )
    .join('');
  return {
    pieces: [
      {
        cx: 240,
        cy: 178,
        rx: 214,
        ry: 166,
        seed: 72,
        state: 'faceted',
        lamp: 0.3 + lit * 0.25,
        inside,
      },
    ],
    water: { line: 326, middle: 240, half: 200 },
  };
};

/** The parts of a page as the points say them: the page, the projects, the photo that is not there, the clause. */
const parts = [
  slab('umber', [180, 82], [84, 14], { round: 5 }) +
    slab('cognac', [180, 104], [56, 8], { round: 4 }),
  [138, 182]
    .map(
      (y) =>
        slab('amber', [180, y], [34, 34], { round: 7 }) +
        slab('umber', [224, y + 3], [74, 8], { round: 4 }) +
        slab('tide', [224, y + 20], [54, 8], { round: 4 }),
    )
    .join(''),
  pen('cognac', 4, 'M276 78H302V116H276ZM272 122L306 72'),
  [0, 1, 2]
    .map((k) => slab('cognac', [180, 240 + k * 13], [k === 2 ? 70 : 120, 6], { round: 3 }))
    .join(''),
] as const;

/** A page in a block of amber; it is written part by part. */
export const cv: Motifs = (lit) => ({
  pieces: [
    {
      cx: 240,
      cy: 186,
      rx: 144,
      ry: 176,
      seed: 36,
      square: 5,
      lamp: 0.5 + lit * 0.25,
      inside: group(
        'rotate(-3 240 178)',
        slab('ember', [166, 66], [156, 226], { round: 8 }),
        slab('cream', [160, 60], [156, 226], { round: 8 }),
        ...parts.slice(0, lit),
      ),
    },
  ],
  water: { line: 346, middle: 240, half: 144 },
});

/** What the four pieces of a portfolio show. */
const shown = [
  cut('ember', [-58, 44], [-16, -26], [14, 16], [30, -4], [60, 44]) + disc('cream', [34, -32], 13),
  disc('umber', [0, 0], 44) + disc('cream', [0, 0], 33) + disc('tide', [0, 0], 15),
  [0, 1, 2]
    .map((k) => slab('umber', [-50 + k * 38, 40 - 30 - k * 26], [26, 30 + k * 26], { round: 5 }))
    .join(''),
  tideLine('deep', [-60, -22], 120, 12) +
    tideLine('tide', [-60, 8], 120, 12) +
    tideLine('deep', [-60, 38], 120, 12),
] as const;

/** Four blocks; each holds a finished piece once it is there. */
export const portfolio: Motifs = (lit) => ({
  pieces: four.map((i) => {
    const [cx, cy] = [i % 2 ? 354 : 126, i < 2 ? 272 : 94];
    const point = [2, 3, 0, 1][i] ?? 0;
    return {
      cx,
      cy,
      rx: 104,
      ry: 84,
      seed: 51 + i,
      square: 5,
      lamp: lampOf(point, lit),
      inside: point < lit ? group(`translate(${cx - 3} ${cy - 3})`, shown[point] ?? '') : '',
    };
  }),
  water: { line: 346, middle: 240, half: 216 },
});
