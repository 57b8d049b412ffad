import { drawing, line, oklch, plane } from '../kit';
import { amber, ink, tide } from '../palette';
import { glow, wash } from '../resin';

const quay = 566;
const brick = oklch(0.29, 0.05, 40);
const brickLit = oklch(0.44, 0.08, 46);

/** Roofs along the Motława, far and near. */
const town = (): string =>
  [
    plane(
      '0,430! 60,430! 60,380! 96,330! 132,380! 132,420! 190,420! 190,352! 226,300! 262,352! 262,440! 330,440! 330,400! 420,400! 420,620! 0,620!',
      tide.mid,
    ),
    plane(
      '800,440! 860,440! 860,384! 892,340! 924,384! 924,420! 990,420! 990,340! 1030,280! 1070,340! 1070,410! 1130,410! 1130,370! 1164,326! 1200,370! 1200,620! 800,620!',
      tide.mid,
    ),
    plane(
      '0,480! 110,480! 110,440! 150,396! 190,440! 190,490! 300,490! 300,620! 0,620!',
      tide.dark,
    ),
    plane(
      '900,490! 960,490! 960,450! 1000,400! 1040,450! 1040,480! 1200,480! 1200,620! 900,620!',
      tide.dark,
    ),
  ].join('');

/** The medieval port crane: two round brick towers, the timber hoist leaning out between them. */
const crane = (): string =>
  [
    plane(`396,${quay}! 396,338! 384,322! 520,322! 508,338! 508,${quay}!`, brick),
    plane(`396,${quay}! 396,338! 384,322! 424,322! 424,${quay}!`, brickLit),
    plane('384,322! 452,214! 520,322!', ink),
    plane('384,322! 452,214! 430,322!', tide.soft),
    plane(`676,${quay}! 676,338! 664,322! 800,322! 788,338! 788,${quay}!`, brick),
    plane(`676,${quay}! 676,338! 664,322! 704,322! 704,${quay}!`, brickLit),
    plane('664,322! 732,214! 800,322!', ink),
    plane('664,322! 732,214! 710,322!', tide.soft),
    // timber hoist, three jettied storeys and a steep gable
    plane(
      `498,${quay}! 498,350! 486,350! 486,262! 474,262! 474,176! 592,84! 710,176! 710,262! 698,262! 698,350! 686,350! 686,${quay}!`,
      oklch(0.24, 0.03, 50),
    ),
    plane('474,262! 474,176! 592,84! 572,176! 560,262!', oklch(0.37, 0.06, 50)),
    plane('486,350! 486,264! 558,264! 558,350!', oklch(0.33, 0.052, 50)),
    plane(`498,${quay}! 498,352! 556,352! 556,${quay}!`, oklch(0.3, 0.046, 50)),
    `<rect x="474" y="258" width="236" height="6" fill="${ink}"/>`,
    `<rect x="486" y="347" width="212" height="6" fill="${ink}"/>`,
    plane(`546,${quay}! 546,430! 592,384! 638,430! 638,${quay}!`, ink),
    line('592,150 592,470', amber.deep, 3, 0.8),
    plane('580,468! 604,468! 610,492! 592,506! 574,492!', amber.deep),
  ].join('');

const windows: [number, number, number, number][] = [
  [520, 206, 26, 36],
  [578, 206, 28, 36],
  [640, 206, 26, 36],
  [516, 292, 24, 34],
  [580, 292, 26, 34],
  [444, 392, 18, 34],
  [726, 420, 18, 34],
  [444, 480, 18, 34],
  [66, 520, 16, 26],
  [226, 524, 16, 26],
  [226, 384, 12, 20],
  [1024, 360, 12, 20],
  [994, 516, 16, 26],
  [1110, 520, 16, 26],
];

const lit = (): string =>
  windows
    .map(
      ([x, y, w, h], i) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${i % 3 === 1 ? amber.pale : amber.glow}"/>`,
    )
    .join('');

/** Broken bars of window light, longer the nearer they lie. */
const reflections = (): string =>
  windows
    .flatMap(([x, , w], i) =>
      [0, 1, 2, 3].map((n) => {
        const width = w * (0.9 + n * 0.34);
        const left = x + w / 2 - width / 2 + (((i + n) % 3) - 1) * 7;
        return `<rect x="${left}" y="${quay + 26 + n * 36}" width="${width}" height="7" rx="3.5" fill="${amber.glow}" fill-opacity="${0.62 - n * 0.13}"/>`;
      }),
    )
    .join('');

/** The harbour crane of Gdańsk at night, windows lit. */
export const gdanskReactNight = () =>
  drawing(1200, 750, [
    wash('night', oklch(0.24, 0.035, 240), oklch(0.42, 0.06, 225)),
    `<circle cx="930" cy="150" r="46" fill="${amber.pale}" fill-opacity="0.9"/>`,
    glow('windows', 592, 330, 460, amber.dark, 0.55),
    town(),
    crane(),
    lit(),
    `<rect y="${quay}" width="1200" height="190" fill="${tide.deep}"/>`,
    plane(`386,${quay}! 800,${quay}! 770,700 592,744 420,700`, ink, 0.55),
    `<rect y="${quay - 3}" width="1200" height="6" fill="${amber.deep}"/>`,
    reflections(),
  ]);
