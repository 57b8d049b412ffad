import { chance, drawing, oklch, plane } from './kit';
import { amber, ink, tide } from './palette';
import { downward, glow, wash } from './resin';
import { around, facet, type Spot } from './shapes';

type Tone = { l: number; c: number; h: number };
type Gem = Spot & {
  r: number;
  sides: number;
  turn: number;
  tone: Tone;
  wide?: number;
  inlay?: Tone[];
};

const tones: Tone[] = [
  { l: 0.78, c: 0.15, h: 70 },
  { l: 0.62, c: 0.07, h: 208 },
  { l: 0.6, c: 0.14, h: 57 },
  { l: 0.84, c: 0.04, h: 205 },
  { l: 0.88, c: 0.09, h: 82 },
];
const first: Tone = { l: 0.78, c: 0.15, h: 70 };
const toneAt = (index: number): Tone => tones[index % tones.length] ?? first;

/** A cut stone: every facet's light follows from the way it faces; the table lies on top. */
function cut({ x, y, r, sides, turn, tone, wide = 1, inlay = [] }: Gem): string {
  const corner = (radius: number, i: number): Spot => {
    const spot = around(0, 0, radius, turn + (i * 360) / sides);
    return { x: x + spot.x * wide, y: y + spot.y };
  };
  const shade = (lift: number, of = tone) =>
    oklch(
      Math.min(0.97, of.l + lift),
      of.c * (1 + Math.min(0, lift) * 1.1),
      of.h + Math.min(0, lift) * 70,
    );
  const facets = Array.from({ length: sides }, (_, i) => {
    const facing = ((turn + ((i + 0.5) * 360) / sides + 125) * Math.PI) / 180;
    const ring = [corner(r, i), corner(r, i + 1), corner(r * 0.74, i + 1), corner(r * 0.74, i)];
    const inner = [corner(r * 0.74, i), corner(r * 0.74, i + 1), corner(r * 0.46, i + 0.5)];
    return (
      facet(ring, shade(Math.cos(facing) * 0.15 - 0.06)) +
      facet(inner, shade(Math.cos(facing + 0.6) * 0.11, inlay[i % (inlay.length || 1)] ?? tone))
    );
  });
  const middle = Array.from({ length: sides }, (_, i) => corner(r * 0.74, i));
  const table = Array.from({ length: sides }, (_, i) => corner(r * 0.46, i + 0.5));
  const gleam = [corner(r * 0.46, sides * 0.5 + 0.5), corner(r * 0.46, sides * 0.75), { x, y }];
  return [
    facet(middle, shade(0.03)),
    ...facets,
    facet(table, shade(0.07)),
    facet(gleam, shade(0.16), 0.8),
  ].join('');
}

const roles: Gem[] = [
  { x: 236, y: 566, r: 122, sides: 8, turn: 22.5, tone: toneAt(0) },
  { x: 606, y: 604, r: 138, sides: 7, turn: 12, tone: toneAt(1) },
  { x: 1000, y: 570, r: 124, sides: 8, turn: 8, tone: toneAt(2) },
  { x: 1372, y: 600, r: 136, sides: 6, turn: 30, tone: toneAt(3) },
];

const parts: Gem[] = [
  {
    ...{ x: 430, y: 214, r: 186, sides: 8, turn: 22.5, tone: toneAt(4), wide: 1.7 },
    inlay: [toneAt(0), toneAt(1), toneAt(0), toneAt(2)],
  },
  {
    ...{ x: 1178, y: 220, r: 176, sides: 6, turn: 0, wide: 1.45 },
    tone: { l: 0.47, c: 0.06, h: 215 },
    inlay: [toneAt(3), toneAt(1), toneAt(2)],
  },
];

const targets = [[0], [0, 1], [0, 1], [1]];

/** Rough stones along the floor, three to a role, most of them its own colour. */
function primitives(next: () => number): Gem[] {
  return Array.from({ length: 12 }, (_, i) => ({
    x: 92 + i * 128 + (next() - 0.5) * 26,
    y: 884 + (i % 2) * 30 + (next() - 0.5) * 20,
    r: 48 + next() * 24,
    sides: 5 + (i % 3),
    turn: next() * 90,
    tone: toneAt(Math.floor(i / 3) + (i % 3 === 2 ? 2 : 0)),
  }));
}

/** A wedge of light from one stone into another, in the colour of its source. */
function feed(from: Gem, to: Gem, opacity: number): string {
  const wide = to.wide ?? 1;
  const fill = oklch(from.tone.l, from.tone.c, from.tone.h);
  const corners: Spot[] = [
    { x: from.x - from.r * 0.62, y: from.y },
    { x: to.x - to.r * 0.3 * wide, y: to.y },
    { x: to.x + to.r * 0.3 * wide, y: to.y },
    { x: from.x + from.r * 0.62, y: from.y },
  ];
  return facet(corners, fill, opacity);
}

const strata = (): string =>
  plane('0,398! 420,380 980,420 1600,386! 1600,1000! 0,1000!', tide.mid) +
  plane('0,430! 520,412 1040,446 1600,420! 1600,1000! 0,1000!', 'url(#middle)') +
  plane('0,742! 380,760 1060,722 1600,748! 1600,1000! 0,1000!', amber.ember) +
  plane('0,772! 420,790 1100,752 1600,778! 1600,1000! 0,1000!', ink);

/** Rough stones feed cut ones, and cut ones feed two large pieces: three strata, one light. */
export function designTokensInThreeLayers() {
  const small = primitives(chance(31));
  const upward = roles.flatMap((role, i) =>
    (targets[i] ?? []).flatMap((index) => {
      const part = parts[index];
      return part ? [feed(role, part, 0.42)] : [];
    }),
  );
  return drawing(1600, 1000, [
    wash('air', amber.light, amber.pale),
    downward('middle', tide.dark, tide.deep),
    glow('sun', 470, 200, 620, amber.pale, 0.9),
    strata(),
    ...upward,
    ...small.flatMap((gem, i) => {
      const role = roles[Math.floor(i / 3)];
      return role ? [feed(gem, role, 0.32)] : [];
    }),
    ...[...small, ...roles, ...parts].map(cut),
  ]);
}
