import { chance, drawing, line, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { glow, pebblePoints, wash } from './resin';
import { placed, type Spot } from './shapes';

type Strand = -1 | 1;
type Stone = Spot & { r: number; turn: number; over: boolean };

/** The way both strands follow, left to right and uphill. */
const spine = (share: number): Spot => ({
  x: -60 + share * 1720,
  y: 640 - share * 330 + Math.sin(share * 5.2) * 70,
});

/** How far apart the strands are: wide at first, then crossing, then one. */
const apart = (share: number): number =>
  share > 0.74 ? 0 : Math.cos(share * 13.4) * 330 * (1 - share / 0.74) ** 0.75;

const on = (strand: Strand, share: number): Spot => {
  const { x, y } = spine(share);
  return { x, y: y + strand * apart(share) };
};

/** A groove raked outside both strands, drawing in as they do. */
function groove(strand: Strand, gap: number): string {
  const points = Array.from({ length: 30 }, (_, i) => {
    const share = i / 29;
    const { x, y } = spine(share);
    const reach = 330 * Math.max(0, 1 - share / 0.96) ** 1.3;
    return `${x.toFixed(0)},${(y + strand * (reach + gap)).toFixed(0)}`;
  });
  return line(points.join(' '), amber.dark, 12, 0.4) + line(points.join(' '), amber.light, 4, 0.5);
}

/** Stones of one strand up to where the two become one. */
function strand(side: Strand): Stone[] {
  const stones: Stone[] = [];
  for (let share = side < 0 ? 0.03 : 0.055; share < (side < 0 ? 0.7 : 0.68); ) {
    const here = on(side, share);
    const there = on(side, share + 0.01);
    const step = Math.hypot(there.x - here.x, there.y - here.y) / 0.01;
    const turn = (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
    const crossing = Math.round((share - 0.117) / 0.2345);
    const over = side > 0 === (crossing % 2 === 0);
    stones.push({ ...here, r: 58 + share * 14, turn, over });
    share += 142 / step;
  }
  return stones;
}

/** A stepping stone: shadow in the sand, body, upper plane, edge of light. */
function stone(
  { x, y, r, turn }: Stone,
  tones: readonly [string, string, string],
  next: () => number,
) {
  const shape = pebblePoints(0, 0, r, r * 0.78, next);
  const upper = pebblePoints(-r * 0.08, -r * 0.1, r * 0.76, r * 0.52, next);
  const shadow = placed(x + 12, y + 18, turn, plane(shape, amber.ember, 0.55));
  const edge = `${-r * 0.6},${-r * 0.16} ${-r * 0.3},${-r * 0.44} ${r * 0.2},${-r * 0.5}`;
  const body = plane(shape, tones[0]) + plane(upper, tones[1]) + line(edge, tones[2], 7, 0.8);
  return shadow + placed(x, y, turn, body);
}

/** The joined path: larger stones, each half of one strand and half of the other. */
function joined(next: () => number): string {
  return [0.77, 0.882, 1]
    .map((share, i) => {
      const { x, y } = spine(share);
      const r = 92 + i * 6;
      const shape = pebblePoints(0, 0, r, r * 0.86, next);
      const half = `<clipPath id="half-${i}">${plane(shape, ink)}</clipPath>`;
      const body = [
        plane(shape, tide.dark),
        plane(pebblePoints(-r * 0.08, -r * 0.08, r * 0.76, r * 0.62, next), tide.mid),
        `<g clip-path="url(#half-${i})">`,
        plane(
          `${-r * 1.2},${-r * 1.2}! ${r * 1.2},${-r * 1.2}! ${r * 1.2},${-r * 0.5}! ${r * 0.3},${-r * 0.22} ${-r * 0.3},${r * 0.22} ${-r * 1.2},${r * 0.5}!`,
          paper,
        ),
        plane(
          `${-r},${-r}! ${r},${-r}! ${r},${-r * 0.66}! ${r * 0.2},${-r * 0.42} ${-r * 0.4},${-r * 0.02} ${-r},${r * 0.2}!`,
          amber.pale,
          0.55,
        ),
        line(
          `${-r * 1.2},${r * 0.5} ${-r * 0.3},${r * 0.22} ${r * 0.3},${-r * 0.22} ${r * 1.2},${-r * 0.5}`,
          amber.glow,
          11,
        ),
        '</g>',
      ];
      const shadow = placed(x + 16, y + 24, -14, plane(shape, amber.ember, 0.55));
      return half + shadow + placed(x, y, -14, body.join(''));
    })
    .join('');
}

/** Two paths of stones cross, cross again and go on as one. */
export function hiringByPullRequest() {
  const next = chance(58);
  const dark = [tide.dark, tide.mid, tide.pale] as const;
  const light = [oklch(0.86, 0.04, 84), paper, '#ffffff'] as const;
  const laid = [
    ...strand(-1).map((each) => ({ over: each.over, svg: stone(each, dark, next) })),
    ...strand(1).map((each) => ({ over: each.over, svg: stone(each, light, next) })),
  ].sort((a, b) => Number(a.over) - Number(b.over));
  return drawing(1600, 1000, [
    wash('sand', amber.glow, amber.deep),
    glow('sun', 1280, 240, 900, amber.light, 0.85),
    plane('0,0! 760,0! 560,180 240,240 0,420!', amber.deep, 0.5),
    plane('0,0! 420,0! 260,110 0,200!', amber.dark, 0.45),
    plane('1600,1000! 700,1000! 980,800 1300,760 1600,560!', amber.dark, 0.42),
    plane('1600,1000! 1080,1000! 1300,900 1600,780!', amber.ember, 0.4),
    ...[116, 180, 244, 308, 372].flatMap((gap) => [groove(-1, gap), groove(1, gap)]),
    ...laid.map(({ svg }) => svg),
    joined(next),
  ]);
}
