import { chance, drawing, line, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { downward, glow, sideways, wash } from './resin';
import { limb, placed, type Spot, sampled, slab, spots } from './shapes';

const grid = { x: 528, y: 236, columns: 5, rows: 7, width: 74, height: 86, stepX: 112, stepY: 118 };

/** Windows the roots have reached: everything above a slanting front. */
const taken = (column: number, row: number): boolean => row + column * 1.15 < 5.6;

/** One window of the old tower: a dark opening, or the same opening kept alight. */
function opening(column: number, row: number): string {
  const place: Spot = { x: grid.x + column * grid.stepX, y: grid.y + row * grid.stepY };
  const { width, height } = grid;
  const inner = { x: place.x + 9, y: place.y + 9 };
  if (!taken(column, row)) {
    return (
      slab(place, width, height, tide.dark, 6) +
      slab(inner, width - 18, height - 18, tide.mid, 3) +
      slab({ x: place.x + width / 2 - 4, y: place.y }, 8, height, tide.dark)
    );
  }
  return (
    slab({ x: place.x - 26, y: place.y - 26 }, width + 52, height + 52, amber.glow, 40, 0.22) +
    slab(place, width, height, amber.ember, 20) +
    slab(inner, width - 18, height - 18, amber.glow, 14) +
    slab(inner, width - 18, (height - 18) * 0.55, amber.pale, 14, 0.85)
  );
}

const tower = (): string =>
  [
    plane('480,1000! 480,150! 1100,150! 1100,1000!', 'url(#wall)'),
    plane('1100,150! 1240,150! 1240,1000! 1100,1000!', tide.dark),
    plane('466,168! 466,132! 1108,132! 1108,168!', tide.soft),
    plane('1108,132! 1254,132! 1254,168! 1108,168!', tide.deep),
    slab({ x: 466, y: 132 }, 642, 9, paper, 0, 0.3),
    ...Array.from({ length: 7 }, (_, row) =>
      slab({ x: 1134, y: 290 + row * 118 }, 72, 70, tide.deep, 4, 0.9),
    ),
    ...Array.from({ length: 8 }, (_, row) =>
      slab({ x: 480, y: 204 + row * 118 }, 620, 6, tide.dark, 0, 0.28),
    ),
  ].join('');

/** Trunks down the gaps between windows; each is a course, a start and an end width. */
const trunks: [string, number, number][] = [
  ['330,150 400,220 446,340 470,520 440,720 420,1040', 70, 44],
  ['420,90 500,170 516,280 488,420 500,600 478,780 500,1040', 46, 30],
  ['520,60 610,160 618,300 634,440 616,600 626,800 600,1040', 44, 18],
  ['600,50 720,140 738,260 722,400 748,560 730,700 742,800', 38, 6],
  ['700,50 840,120 852,260 836,380 858,520 842,590', 30, 5],
  ['760,60 960,110 962,230 950,340 966,420', 26, 4],
  ['800,70 1040,96 1078,180 1070,290', 22, 3],
];
const ties: [string, number, number][] = [
  ['470,340 540,350 620,336 700,352 736,340', 20, 12],
  ['480,460 550,448 640,466 726,452', 19, 9],
  ['738,226 800,214 852,228 950,216', 15, 8],
  ['740,344 790,336 846,348 940,334', 14, 5],
  ['490,578 560,588 626,572 740,586', 19, 8],
  ['486,700 560,690 622,706 660,690 720,702', 16, 4],
  ['490,820 560,812 630,824', 14, 6],
];

/** A root with a shaded underside and a lit ridge. */
function root([course, from, to]: [string, number, number]): string {
  const way = spots(course);
  const shifted = way.map(({ x, y }) => ({ x: x + 12, y: y + 12 }));
  const ridge = sampled(way).map(({ x, y }, i, all) => {
    const half = from + (to - from) * (i / all.length);
    return `${(x - half * 0.36).toFixed(0)},${(y - half * 0.3).toFixed(0)}`;
  });
  const lit = ridge.filter((_, i) => i % 6 === 0).join(' ');
  return (
    limb(shifted, from, to, ink, 0.28) +
    limb(way, from, to, amber.dark) +
    limb(
      way.map(({ x, y }) => ({ x: x - from * 0.1, y })),
      from * 0.78,
      to * 0.7,
      amber.deep,
    ) +
    limb(
      way.map(({ x, y }) => ({ x: x - from * 0.22, y })),
      from * 0.42,
      to * 0.35,
      amber.glow,
    ) +
    line(lit, amber.pale, Math.max(2, (from + to) / 12), 0.75)
  );
}

/** The crown the roots come down from: leaves in three depths, the front ones lit. */
function crown(next: () => number): string {
  const depths = [
    { y: 96, tone: amber.ember, r: 120, opacity: 0.85 },
    { y: 66, tone: amber.dark, r: 112, opacity: 0.9 },
    { y: 34, tone: amber.deep, r: 104, opacity: 0.9 },
    { y: 2, tone: amber.glow, r: 92, opacity: 0.88 },
    { y: -12, tone: amber.light, r: 66, opacity: 0.8 },
  ];
  const leaves = depths.flatMap(({ y, tone, r, opacity }, depth) =>
    Array.from({ length: 13 }, (_, i) => {
      const reach = r * (0.75 + next() * 0.5);
      const shape = `${-reach},0! ${-reach * 0.1},${-reach * 0.36} ${reach},0! ${-reach * 0.1},${reach * 0.36}`;
      const x = -210 + i * 98 + next() * 70 - depth * 6;
      const sag = 46 * Math.sin((i / 12) * 9) * (1 - depth * 0.15);
      const vein = line(`${-reach * 0.8},0 ${reach * 0.8},0`, amber.pale, 3, 0.12 + depth * 0.06);
      return placed(
        x,
        y + sag + next() * 26,
        20 + next() * 110,
        plane(shape, tone, opacity) + vein,
      );
    }),
  );
  const shade = '-260,-40! 1060,-40! 960,40 760,80 520,90 280,150 0,90 -260,150!';
  return plane(shade, amber.ember) + leaves.join('');
}

/** Roots of amber come down a grey tower and light it window by window. */
export function theStranglerRoute() {
  const next = chance(12);
  const cells = Array.from({ length: grid.rows * grid.columns }, (_, i) =>
    opening(i % grid.columns, Math.floor(i / grid.columns)),
  );
  return drawing(1600, 1000, [
    wash('dusk', tide.mist, tide.pale),
    sideways('wall', oklch(0.56, 0.03, 222), oklch(0.46, 0.035, 226)),
    downward('ground', tide.soft, tide.mid),
    glow('warmth', 360, 200, 760, amber.light, 0.8),
    plane('0,760! 300,700 620,740 1000,690 1300,730 1600,670! 1600,1000! 0,1000!', tide.pale, 0.9),
    plane('0,880! 400,840 900,880 1600,820! 1600,1000! 0,1000!', 'url(#ground)'),
    '<g transform="translate(190 0)">',
    tower(),
    ...cells,
    ...ties.map(root),
    ...[...trunks].reverse().map(root),
    crown(next),
    '</g>',
  ]);
}
