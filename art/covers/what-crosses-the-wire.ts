import { chance, drawing, line, oklch, plane } from './kit';
import { amber, paper, tide } from './palette';
import { downward, glow, pebble, pebblePoints, resinFill, wash } from './resin';

type Node = { x: number; y: number; r: number };
const waterline = 640;

const nodes = {
  root: { x: 560, y: 120, r: 118 },
  left: { x: 250, y: 330, r: 84 },
  middle: { x: 690, y: 372, r: 100 },
  right: { x: 1140, y: 270, r: 92 },
  a: { x: 120, y: 536, r: 50 },
  b: { x: 392, y: 528, r: 62 },
  c: { x: 600, y: 556, r: 46 },
  d: { x: 872, y: 540, r: 66 },
  e: { x: 1080, y: 520, r: 52 },
  f: { x: 1350, y: 500, r: 74 },
} satisfies Record<string, Node>;

const branches: [Node, Node][] = [
  [nodes.root, nodes.left],
  [nodes.root, nodes.middle],
  [nodes.root, nodes.right],
  [nodes.left, nodes.a],
  [nodes.left, nodes.b],
  [nodes.middle, nodes.c],
  [nodes.middle, nodes.d],
  [nodes.right, nodes.e],
  [nodes.right, nodes.f],
];

/** A branch that is thick at its parent and thin at its child, with a slight sag. */
function branch([from, to]: [Node, Node]): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const at = (share: number, offset: number) => {
    const x = from.x + (to.x - from.x) * share + across.x * offset;
    const y = from.y + (to.y - from.y) * share + across.y * offset + Math.sin(share * 3.14) * 16;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const [wide, thin] = [from.r * 0.3, to.r * 0.24];
  const middle = (wide + thin) * 0.34;
  return plane(
    `${at(0, wide)}! ${at(0.5, middle)} ${at(1, thin)}! ${at(1, -thin)}! ${at(0.5, -middle)} ${at(0, -wide)}!`,
    'url(#branch)',
  );
}

/** What is sent: small beads on a straight thread, and the quiet form they wake below. */
function crossing({ x, y, r }: Node, depth: number, seed: number): string {
  const next = chance(seed);
  const beads: string[] = [];
  for (let at = y + r + 26; at < depth - r * 0.4; at += 30) {
    const size = 5 + next() * 6;
    const tone = at > waterline ? amber.glow : paper;
    beads.push(`<circle cx="${x}" cy="${at}" r="${size.toFixed(1)}" fill="${tone}"/>`);
  }
  return [
    glow(`wake-${x}`, x, depth, r * 2.4, amber.glow, 0.4),
    line(`${x},${y + r} ${x},${depth}`, amber.light, 2, 0.55),
    plane(pebblePoints(x, depth, r * 0.86, r * 0.8, next), tide.soft),
    plane(pebblePoints(x - r * 0.1, depth - r * 0.12, r * 0.56, r * 0.5, next), tide.pale, 0.7),
    `<circle cx="${x}" cy="${depth - r * 0.1}" r="${r * 0.2}" fill="${amber.light}"/>`,
    ...beads,
  ].join('');
}

const water = (): string =>
  [
    `<rect y="${waterline}" width="1600" height="360" fill="url(#water)"/>`,
    plane(
      `0,${waterline + 150} 400,${waterline + 130} 900,${waterline + 170} 1600,${waterline + 140}! 1600,1000! 0,1000!`,
      tide.deep,
      0.55,
    ),
    plane(
      `0,${waterline + 262} 500,${waterline + 282} 1100,${waterline + 240} 1600,${waterline + 270}! 1600,1000! 0,1000!`,
      oklch(0.17, 0.02, 240),
      0.6,
    ),
    `<rect y="${waterline - 3}" width="1600" height="6" fill="${amber.pale}"/>`,
  ].join('');

/** A tree of resin hangs above the waterline; only beads go through. */
export function whatCrossesTheWire() {
  const next = chance(41);
  return drawing(1600, 1000, [
    wash('air', amber.deep, oklch(0.72, 0.15, 66)),
    resinFill(),
    downward('branch', amber.dark, amber.ember),
    downward('water', tide.mid, tide.deep),
    plane('820,0! 1600,0! 1600,640! 1240,640! 1010,360', amber.dark, 0.35),
    plane('1240,0! 1600,0! 1600,460! 1420,280', amber.ember, 0.3),
    water(),
    branches.map(branch).join(''),
    crossing(nodes.b, 842, 5),
    crossing(nodes.d, 772, 9),
    crossing(nodes.f, 862, 12),
    Object.values(nodes)
      .map(({ x, y, r }) => pebble(x, y, r, next))
      .join(''),
  ]);
}
