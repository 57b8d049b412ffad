import { PAINT } from '../marks/palette';
import { cut, disc, fill, group, pen, slab, tideLine } from '../marks/paper';
import { four, lampOf, type Motifs } from './parts';

/** A head from the side, looking to the right. */
const head =
  'M34 250C44 214 40 196 32 178C10 150 8 86 44 54C76 26 132 28 152 60C162 76 160 94 160 106' +
  'L180 142C180 150 170 150 163 151L167 164L160 171L166 181C160 190 164 198 160 207C150 220 134 217 122 211C118 226 124 240 140 250Z';

/** Two faces in two stones: each is lit when its side has a say. */
export const conversation: Motifs = (lit) => {
  const bun = disc('umber', [26, 74], 25) + pen('ember', 5, 'M48 60C74 34 118 36 140 62');
  const beard =
    fill(
      'M160 207C150 222 130 222 112 206C96 190 92 160 96 140C110 158 130 168 160 171Z',
      'ember',
    ) + fill('M30 110C20 60 70 24 120 36C84 52 66 76 62 116Z', 'ember');
  const face = (more: string) => fill(head, 'umber') + more;
  const lamps = [0.1, 0.45, 0.45, 1, 1];
  return {
    pieces: [
      {
        cx: 126,
        cy: 186,
        rx: 118,
        ry: 158,
        seed: 41,
        square: 2.5,
        lamp: lamps[lit] ?? 1,
        inside: group('translate(52 66) scale(.84)', face(bun)),
      },
      {
        cx: 354,
        cy: 186,
        rx: 118,
        ry: 158,
        seed: 47,
        square: 2.5,
        lamp: lamps[lit - 1] ?? 1,
        inside: group('translate(428 66) scale(-.84 .84)', face(beard)),
      },
    ],
    water: { line: 330, middle: 240, half: 222 },
  };
};

/** Where each line of the program begins and ends. */
const lines = [
  [104, 350],
  [146, 378],
  [188, 372],
  [104, 262],
] as const;

/** Lines of a program between two braces; each in its place. */
export const code: Motifs = (lit) => ({
  behind: [
    pen(
      'tide',
      13,
      'M88 24C44 24 60 116 54 164C51 190 38 206 14 212C38 218 51 234 54 260C60 308 44 400 88 400',
    ),
    pen(
      'tide',
      13,
      'M392 24C436 24 420 116 426 164C429 190 442 206 466 212C442 218 429 234 426 260C420 308 436 400 392 400',
    ),
  ].join(''),
  pieces: four.map((i) => {
    const [from = 0, to = 0] = lines[i] ?? [];
    return {
      cx: (from + to) / 2,
      cy: 74 + i * 92,
      rx: (to - from) / 2,
      ry: 38,
      seed: 61 + i,
      square: 3.6,
      lamp: lampOf(i, lit),
      inside: '',
    };
  }),
  unit: 210,
});

/** How many coins lie in each pile. */
const coins = [2, 4, 5, 8] as const;

/** Four piles of coins, each higher than the one before. */
export const piles: Motifs = (lit) => ({
  pieces: four.flatMap((i) =>
    Array.from({ length: coins[i] ?? 0 }, (_, k) => ({
      cx: 66 + i * 116 + ((k * 7 + i * 3) % 5) - 2,
      cy: 344 - k * 38,
      rx: 57,
      ry: 23,
      seed: 11 + i * 9 + k,
      square: 2.7,
      lamp: lampOf(i, lit),
      inside: '',
    })),
  ),
  unit: 130,
  water: { line: 360, middle: 240, half: 232 },
});

/** A letter, closed. */
const letter = group(
  'rotate(-8 240 124)',
  slab('ember', [188, 92], [112, 76], { round: 7 }),
  slab('cream', [184, 86], [112, 76], { round: 7 }),
  cut('linen', [186, 88], [294, 88], [240, 132]),
  pen('umber', 5, 'M186 90L240 132L294 90'),
);

/** A drop with a letter in it comes down on the water; its rings go out one by one. */
export const echo: Motifs = (lit) => ({
  behind: [
    ...four
      .map((i) => {
        const paint = i < lit ? (['pale', 'amber', 'honey', 'cognac'] as const)[i] : 'deep';
        const ring = `rx="${74 + i * 50}" ry="${18 + i * 19}" stroke-width="${i < lit ? 9 - i : 4}"`;
        return `<ellipse cx="240" cy="352" ${ring} fill="none" stroke="${PAINT[paint ?? 'deep']}"/>`;
      })
      .reverse(),
    tideLine('tide', [6, 430], 200, 5),
    tideLine('deep', [250, 436], 210, 5),
  ].join(''),
  pieces: [{ cx: 240, cy: 130, rx: 124, ry: 122, seed: 8, inside: letter }],
  before: pen('tide', 5, 'M240 268V318M206 270V298M274 270V298'),
});
