import { chance, drawing, oklch, plane } from './kit';
import { amber, paper, tide } from './palette';
import { downward, glow, wash } from './resin';
import { around, dot, facet, placed, slab } from './shapes';

const arch = { x: 1010, y: 560, outer: 440, inner: 268, floor: 880 };

/** One block of the ring, from its near edge to its far edge, with the light it keeps. */
function voussoir(i: number, count: number, next: () => number): string {
  const step = 180 / count;
  const [start, end] = [180 + i * step + 0.45, 180 + (i + 1) * step - 0.45];
  const key = i === (count - 1) / 2;
  const outer = arch.outer + (key ? 44 : 0);
  const inner = arch.inner - (key ? 16 : 0);
  const corner = (r: number, angle: number) => around(arch.x, arch.y, r, angle);
  const ring = (from: number, to: number) => [
    corner(from, start),
    corner(from, (start + end) / 2),
    corner(from, end),
    corner(to, end),
    corner(to, (start + end) / 2),
    corner(to, start),
  ];
  const lit = 0.75 - (i / count) * 0.15 + next() * 0.05;
  const body = key ? oklch(0.86, 0.125, 78) : oklch(lit, 0.15, 60 + lit * 12);
  return (
    facet(ring(inner, outer), body) +
    facet(ring(outer - 44, outer), amber.pale, 0.5) +
    facet(ring(inner, inner + 38), amber.ember, 0.42) +
    facet(
      [corner(inner + 38, start), corner(outer - 44, start), corner(outer - 44, end)],
      paper,
      0.12,
    )
  );
}

/** The straight courses that carry the ring down to the floor. */
function pier(x: number, shade: number, next: () => number): string {
  const width = arch.outer - arch.inner;
  return Array.from({ length: 3 }, (_, row) => {
    const place = { x, y: arch.y + 4 + row * 108 };
    const body = oklch(0.74 - shade - row * 0.045 + next() * 0.03, 0.148, 67 - row * 3);
    return (
      slab(place, width, 103, body) +
      slab(place, 44, 103, shade > 0.05 ? amber.ember : amber.pale, 0, 0.36) +
      slab(place, width, 26, paper, 0, 0.14)
    );
  }).join('');
}

/** A pole of the scaffold, lit along one side. */
const pole = (length: number, tone: string, width = 20): string =>
  slab({ x: -length / 2, y: -width / 2 }, length, width, tone, width / 2) +
  slab({ x: -length / 2 + 6, y: -width / 2 + 3 }, length - 12, width * 0.28, paper, 3, 0.35);

/** A frame of the scaffold in one piece: two uprights, two ledgers, a brace, couplings. */
function frame(tone: string): string {
  const joints = [-96, 96].flatMap((x) => [-78, 78].map((y) => dot(x, y, 17, amber.dark)));
  return [
    placed(0, 0, 38, pole(240, tone, 15)),
    placed(-96, 0, 90, pole(250, tone)),
    placed(96, 0, 90, pole(250, tone)),
    placed(0, -78, 0, pole(250, tone)),
    placed(0, 78, 0, pole(250, tone)),
    ...joints,
  ].join('');
}

/** What is still tied to the left of the arch, leaning out already. */
const leaning = (): string =>
  [
    placed(440, 742, -7, frame(tide.mid), 1.2),
    placed(402, 548, -13, frame(tide.mid), 1.2),
    placed(330, 352, -27, frame(tide.soft), 1.15),
  ].join('');

/** Pieces in the air and on the floor. */
const falling: [number, number, number, number, string][] = [
  [150, 236, -52, 300, tide.pale],
  [96, 520, -74, 330, tide.soft],
  [236, 640, 34, 280, tide.soft],
  [560, 150, 21, 270, tide.pale],
  [120, 776, -28, 250, tide.mid],
  [700, 92, -36, 190, tide.mist],
];

const ground = (): string =>
  plane('0,866! 700,872 1600,864! 1600,1000! 0,1000!', 'url(#floor)') +
  plane('0,920! 420,908 1000,936 1600,914! 1600,1000! 0,1000!', tide.deep, 0.6) +
  placed(250, 884, 3, pole(420, tide.pale)) +
  placed(520, 902, -4, pole(300, tide.pale)) +
  placed(120, 930, -9, pole(330, tide.soft));

/** The arch is closed and stands; its scaffold comes away, all but one brace. */
export function reactCompilerWhatToDelete() {
  const next = chance(19);
  const count = 11;
  return drawing(1600, 1000, [
    wash('sky', paper, oklch(0.9, 0.05, 84)),
    downward('floor', tide.mid, tide.dark),
    glow('sun', arch.x, 640, 700, amber.light, 0.75),
    dot(arch.x, 640, 190, amber.pale, 0.9),
    plane('0,700! 320,640 700,690 1100,650 1600,700! 1600,900! 0,900!', tide.mist, 0.55),
    plane('0,790! 500,750 1000,790 1600,760! 1600,900! 0,900!', tide.pale, 0.45),
    ground(),
    ...falling.map(([x, y, turn, length, tone]) => placed(x, y, turn, pole(length, tone))),
    leaning(),
    pier(arch.x - arch.outer, 0, next),
    pier(arch.x + arch.inner, 0.13, next),
    ...Array.from({ length: count }, (_, i) => voussoir(i, count, next)),
    slab({ x: arch.x - arch.inner - 20, y: 640 }, 2 * arch.inner + 40, 22, tide.mid, 11),
    dot(arch.x - arch.inner - 6, 651, 22, tide.dark),
    dot(arch.x + arch.inner + 6, 651, 22, tide.dark),
    facet(
      [
        { x: 570, y: 884 },
        { x: 742, y: 884 },
        { x: 610, y: 1000 },
        { x: 360, y: 1000 },
      ],
      amber.glow,
      0.3,
    ),
    facet(
      [
        { x: 1278, y: 884 },
        { x: 1450, y: 884 },
        { x: 1640, y: 1000 },
        { x: 1390, y: 1000 },
      ],
      amber.glow,
      0.22,
    ),
  ]);
}
