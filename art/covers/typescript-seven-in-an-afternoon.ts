import { drawing, line, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { glow, wash } from './resin';
import { around, dot, facet, placed, type Spot } from './shapes';

type Gear = Spot & { r: number; teeth: number; turn: number; tone: [string, string, string] };

const grey: Gear['tone'] = [tide.soft, tide.pale, tide.mist];
const dull: Gear['tone'] = [tide.mid, tide.soft, tide.pale];

const train: Gear[] = [
  { x: 96, y: 300, r: 170, teeth: 16, turn: 4, tone: grey },
  { x: 356, y: 196, r: 104, teeth: 10, turn: 6, tone: dull },
  { x: 180, y: 660, r: 196, teeth: 18, turn: 0, tone: dull },
  { x: 462, y: 438, r: 158, teeth: 15, turn: 9, tone: grey },
  { x: 452, y: 792, r: 116, teeth: 11, turn: 2, tone: grey },
];

/** A toothed outline: four corners to a tooth, narrower at its tip. */
function toothed({ r, teeth, turn }: Gear, depth: number): Spot[] {
  const step = 360 / teeth;
  return Array.from({ length: teeth }, (_, i) => turn + i * step).flatMap((angle) => [
    around(0, 0, r - depth, angle - step * 0.3),
    around(0, 0, r + depth, angle - step * 0.17),
    around(0, 0, r + depth, angle + step * 0.17),
    around(0, 0, r - depth, angle + step * 0.3),
  ]);
}

/** A gear in four planes: shadow, toothed rim, raised disc with openings, hub. */
function gear(each: Gear): string {
  const { x, y, r, tone } = each;
  const outline = toothed(each, 15);
  const holes = Array.from({ length: 5 }, (_, i) => {
    const { x: hx, y: hy } = around(0, 0, r * 0.5, each.turn + i * 72);
    return dot(hx, hy, r * 0.15, tone[0]) + dot(hx + 3, hy + 5, r * 0.12, ink, 0.4);
  });
  return (
    placed(x + 16, y + 22, 0, facet(outline, tide.dark, 0.24)) +
    placed(
      x,
      y,
      0,
      [
        facet(outline, tone[0]),
        dot(0, 0, r * 0.8, tone[1]),
        dot(-r * 0.05, -r * 0.06, r * 0.73, tone[2], 0.5),
        ...holes,
        dot(0, 0, r * 0.22, tone[0]),
        dot(-3, -4, r * 0.12, tone[2]),
      ].join(''),
    )
  );
}

const turbine = { x: 1090, y: 500, r: 424, blades: 22 };

/** One swept blade from hub to rim: body, lit leading edge, shaded trailing edge. */
function blade(i: number): string {
  const turn = (i * 360) / turbine.blades;
  const at = (r: number, angle: number) => around(0, 0, r, angle + turn);
  const lean = (r: number) => (Math.max(0, r - 110) / 290) ** 1.3 * 34;
  const edge = (offset: number) =>
    Array.from({ length: 15 }, (_, k) => 110 + k * 20.1).map((r) =>
      at(r, lean(r) + offset * (1.15 - (r / 392) * 0.2)),
    );
  const strip = (from: number, to: number, fill: string, opacity = 1) =>
    facet([...edge(from), ...edge(to).reverse()], fill, opacity);
  const facing = Math.cos(((turn + 130) * Math.PI) / 180);
  const tone = oklch(0.71 + facing * 0.1, 0.155 - Math.abs(facing) * 0.02, 65 + facing * 8);
  return (
    strip(-3, 17, amber.ember) +
    strip(-3, 12, tone) +
    strip(-3, 2, amber.pale, 0.4 + facing * 0.35) +
    strip(8, 12, amber.dark, 0.5)
  );
}

/** The hub: a cone in three planes with one white spiral. */
function hub(): string {
  const spiral = Array.from({ length: 26 }, (_, i) => around(0, 0, 16 + i * 3.4, -150 + i * 15));
  const inner = Array.from({ length: 26 }, (_, i) => around(0, 0, 12 + i * 2.5, -158 + i * 15));
  return [
    dot(0, 0, 128, amber.ember),
    dot(-2, -3, 118, amber.deep),
    dot(-12, -14, 92, amber.glow),
    dot(-24, -28, 56, amber.light),
    facet([...spiral, ...inner.reverse()], paper, 0.9),
  ].join('');
}

const ringed = (r: number, width: number, tone: string, opacity = 1): string =>
  `<circle r="${r}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

function engine(): string {
  const blades = Array.from({ length: turbine.blades }, (_, i) => blade(i));
  const body = [
    dot(26, 36, turbine.r + 26, tide.dark, 0.25),
    dot(0, 0, turbine.r + 26, amber.dark),
    dot(-6, -8, turbine.r + 12, amber.glow),
    dot(0, 0, turbine.r - 16, oklch(0.27, 0.05, 48)),
    ...blades,
    ringed(turbine.r - 14, 14, amber.ember, 0.9),
    ringed(turbine.r - 2, 10, amber.pale, 0.7),
    hub(),
  ];
  return placed(turbine.x, turbine.y, 0, body.join(''));
}

/** The melt: what the gears sink into and the turbine is cast from. */
const melt = (): string =>
  [
    plane(
      '-40,690! 120,740 330,760 520,690 660,560 800,470! 1200,700! 1330,900 1640,968! 1640,1010! -40,1010!',
      amber.dark,
      0.72,
    ),
    plane(
      '-40,700! 120,752 330,774 530,704 680,570 800,490! 1200,700! 1330,914 1640,980! 1640,1010! -40,1010!',
      amber.glow,
      0.62,
    ),
    plane(
      '-40,850! 160,880 380,880 560,800 720,680 900,640! 1120,900! 1300,966 1500,1010! -40,1010!',
      amber.light,
      0.55,
    ),
    plane(
      '-40,950! 240,968 480,940 640,860 760,780! 900,900! 1060,980 1200,1010! -40,1010!',
      amber.pale,
      0.5,
    ),
    line('-40,695 120,745 330,766 525,697 670,565 800,480', amber.pale, 9),
  ].join('');

/** A train of gears, recast as one turbine. */
export const typescriptSevenInAnAfternoon = () =>
  drawing(1600, 1000, [
    wash('workshop', oklch(0.93, 0.016, 200), oklch(0.84, 0.03, 205)),
    plane('0,0! 520,0! 300,1000! 0,1000!', tide.mist, 0.7),
    plane('1180,0! 1600,0! 1600,1000! 960,1000!', paper, 0.5),
    glow('heat', turbine.x, turbine.y, 760, amber.light, 0.6),
    ...train.map(gear),
    melt(),
    engine(),
  ]);
