import { chance, drawing, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { glow, wash } from './resin';
import { dot, facet, type Spot } from './shapes';

const press = { x: 640, depth: 300 };
const strata = [
  { y: 396, fill: amber.pale, opacity: 0.95 },
  { y: 512, fill: amber.light, opacity: 0.9 },
  { y: 626, fill: amber.glow, opacity: 0.9 },
  { y: 736, fill: amber.deep, opacity: 0.9 },
  { y: 834, fill: amber.dark, opacity: 0.92 },
  { y: 924, fill: amber.ember, opacity: 0.95 },
];

/** How far a stratum gives way at `x`: a hollow under the stone, then rings that die out. */
function surface(level: number, x: number): number {
  const away = Math.abs(x - press.x);
  const deep = level / strata.length;
  const hollow = press.depth * (1 - deep) ** 1.35 * Math.exp(-((away / (330 + deep * 150)) ** 4));
  const past = Math.max(0, away - 330 - deep * 70);
  const ring = Math.sin(past / 40) * 64 * (1 - deep) ** 1.4 * Math.exp(-past / 260);
  return (strata[level]?.y ?? 1000) + hollow - ring;
}

function stratum(level: number): string {
  const { fill, opacity } = strata[level] ?? { fill: ink, opacity: 1 };
  const top: Spot[] = Array.from({ length: 161 }, (_, i) => ({
    x: i * 10,
    y: surface(level, i * 10),
  }));
  const lip = [...top, ...top.map(({ x, y }) => ({ x, y: y + 14 })).reverse()];
  return (
    facet([...top, { x: 1600, y: 1000 }, { x: 0, y: 1000 }], fill, opacity) +
    facet(lip, paper, 0.34 - level * 0.035)
  );
}

const outline =
  '300,470 330,330 448,214 640,150 840,170 968,282 990,440 930,590 800,690 620,716 430,680 330,590';

/** Resin in front of the stone: what has sunk below its near edge is seen through amber. */
function sunk(): string {
  const top: Spot[] = Array.from({ length: 81 }, (_, i) => {
    const x = press.x - 400 + i * 10;
    return { x, y: 392 + 170 * Math.exp(-(((x - press.x) / 310) ** 4)) };
  });
  const lip = [...top, ...top.map(({ x, y }) => ({ x, y: y + 11 })).reverse()];
  const body = facet([...top, { x: 1040, y: 760 }, { x: 240, y: 760 }], '#000');
  const seen = [
    plane(outline, amber.dark),
    plane('330,470 420,400 860,400 950,470 880,580 740,650 560,660 420,600', amber.deep),
    plane('700,400! 800,400! 790,520 716,706! 664,712! 740,520', amber.pale, 0.85),
    facet(lip, paper, 0.85),
  ];
  return (
    `<clipPath id="near">${body}</clipPath><clipPath id="body">${plane(outline, '#000')}</clipPath>` +
    `<g clip-path="url(#near)"><g clip-path="url(#body)">${seen.join('')}</g></g>`
  );
}

/** Beads kept in the resin; the nearer to the stone, the more they answer. */
function beads(level: number, next: () => number): string {
  const row: string[] = [];
  for (let x = 60 + level * 40; x < 1600; x += 118) {
    const at = x + (next() - 0.5) * 30;
    const felt = Math.exp(-(((at - press.x) / 330) ** 2));
    const y = (surface(level, at) + surface(level + 1, at)) / 2 + 6;
    if (felt > 0.3) row.push(dot(at, y, 20 + felt * 34, amber.light, felt * 0.35));
    row.push(dot(at, y, 8 + felt * 9, felt > 0.3 ? paper : amber.ember, 0.3 + felt * 0.7));
  }
  return row.join('');
}

/** The stone: planes of slate blue lit from the upper left, with one warm vein. */
const stone = (): string =>
  [
    plane(outline, tide.dark),
    plane(
      '318,456 350,334 460,230 640,168 820,186 928,290 930,430 840,556 660,630 470,610 350,540',
      tide.mid,
    ),
    plane(
      '344,440 378,334 474,246 630,190 770,206 840,300 800,410 670,490 500,510 390,490',
      tide.soft,
    ),
    plane('384,400 418,322 510,250 630,216 706,244 700,316 600,376 480,420', tide.pale, 0.75),
    plane('420,362! 452,306 534,252 610,240! 556,276 486,320', paper, 0.75),
    plane('700,156! 744,160! 810,330 800,500 716,706! 664,712! 750,500 764,330', amber.glow, 0.85),
    plane('712,160! 724,160! 784,330 774,500 692,708! 680,710! 760,500 772,330', amber.pale, 0.6),
  ].join('');

/** A hand-sized stone presses into layers of resin, and every layer answers. */
export function testingWhatVisitorsFeel() {
  const next = chance(17);
  return drawing(1600, 1000, [
    wash('day', paper, oklch(0.93, 0.05, 84)),
    glow('noon', 640, 380, 900, amber.light, 0.42),
    stratum(0),
    stratum(1),
    stone(),
    sunk(),
    ...[2, 3].map(stratum),
    beads(3, next),
    ...[4, 5].map(stratum),
    beads(4, next),
  ]);
}
