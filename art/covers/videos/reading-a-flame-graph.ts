import { chance, drawing, line, oklch, plane, within } from '../kit';
import { amber, paper, tide } from '../palette';
import { downward, glow, resinFill } from '../resin';
import { dot, slab } from '../shapes';

/** Frames of a trace hanging from the top: left edge, width, and whether the hot path passes. */
const rows: (readonly [number, number, boolean])[][] = [
  [[420, 760, true]],
  [
    [420, 160, false],
    [586, 460, true],
    [1052, 128, false],
  ],
  [
    [420, 40, false],
    [466, 114, false],
    [586, 96, false],
    [688, 358, true],
    [1052, 96, false],
  ],
  [
    [470, 70, false],
    [688, 250, true],
    [944, 102, false],
    [1056, 60, false],
  ],
  [
    [690, 60, false],
    [756, 182, true],
    [948, 60, false],
  ],
  [
    [756, 140, true],
    [902, 36, false],
  ],
  [[772, 108, true]],
];

const body = '262,520! 300,250 560,96 900,84 1230,170 1372,430 1320,720 1090,908 760,930 430,826';
const step = 92;
const top = 196;

function frames(): string {
  const next = chance(41);
  return rows
    .flatMap((row, depth) =>
      row.map(([x, width, hot]) => {
        const shade = oklch(0.36 + next() * 0.08, 0.08, 48);
        const place = { x, y: top + depth * step };
        const lit = oklch(0.9 - depth * 0.005, 0.09, 84);
        return (
          slab({ x: x + 8, y: place.y + 10 }, width, step - 12, amber.ember, 12, 0.35) +
          slab(place, width, step - 12, hot ? lit : shade, 12, hot ? 1 : 0.82) +
          slab(place, width, 22, paper, 12, hot ? 0.7 : 0.12)
        );
      }),
    )
    .join('');
}

/** The place being read: one fine line down the hot path, with a bead at its end. */
const reading = (): string =>
  line('826,0! 826,772', tide.deep, 6) +
  [0, 1, 2, 3, 4, 5, 6].map((i) => dot(826, top + 40 + i * step, 11, tide.deep)).join('') +
  dot(826, 788, 38, tide.dark) +
  dot(826, 788, 24, tide.pale) +
  dot(818, 780, 8, paper);

/** A trace kept in amber, hanging; the widest path through it is lit and read from the top. */
export const readingAFlameGraph = () =>
  drawing(1600, 1000, [
    downward('shelf', paper, oklch(0.91, 0.035, 84)),
    '<rect width="1600" height="1000" fill="url(#shelf)"/>',
    resinFill(),
    glow('through', 1230, 900, 640, amber.glow, 0.75),
    plane('560,968! 900,920 1330,900 1640,960! 1640,1010! 560,1010!', amber.light, 0.5),
    plane(body, amber.ember),
    within(
      'stone',
      '268,516! 306,252 562,100 900,88 1224,174 1362,430 1308,714 1084,898 760,920 434,818',
      [
        '<rect width="1600" height="1000" fill="url(#resin)"/>',
        plane('930,60! 1420,60! 1420,560 1260,800 900,960! 1130,640', amber.dark, 0.45),
        plane('240,560! 420,700 700,880 1000,960! 240,960!', amber.ember, 0.35),
        frames(),
        plane('240,80! 700,60! 420,520 300,960! 240,960!', amber.pale, 0.2),
      ].join(''),
    ),
    plane('330,420! 366,270 520,150 700,118! 540,206 430,300', paper, 0.8),
    dot(1210, 300, 15, paper, 0.85),
    dot(1250, 346, 8, paper, 0.7),
    reading(),
  ]);
