import { drawing, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { glow, wash } from './resin';
import { around, dot, facet, placed, slab } from './shapes';

type Rank = { y: number; scale: number; count: number; shift: number; near: number };

/** Ranks of the swarm from the far one to the near one. */
const ranks: Rank[] = [
  { y: 300, scale: 0.36, count: 11, shift: 0, near: 0.05 },
  { y: 440, scale: 0.5, count: 9, shift: 40, near: 0.24 },
  { y: 640, scale: 0.76, count: 6, shift: 30, near: 0.5 },
  { y: 990, scale: 1.28, count: 4, shift: -300, near: 0.95 },
];
const odd = { rank: 2, place: 3 };
const inStep = -17;

/** The place the arm turns about, above the floor of the instrument. */
const pivot = -64;

/** An arm with its weight, `angle` degrees from upright. */
function arm(angle: number, tone: string, weight: string): string {
  const rod = slab({ x: -5, y: -330 }, 10, 330, tone, 5);
  const bob = plane('-34,-262! -24,-212! 24,-212! 34,-262!', weight);
  return placed(0, pivot, angle, rod + bob);
}

/** Body of a metronome on its foot at 0,0, about 330 tall: front, lit side, open dial. */
function body(front: string, side: string, dial: string): string {
  return [
    plane('-124,0! -52,-318! 52,-318! 124,0!', front),
    plane('-124,0! -52,-318! -26,-318! -84,0!', side),
    plane('-56,-92! -26,-290! 26,-290! 56,-92!', dial),
    ...Array.from({ length: 6 }, (_, i) => slab({ x: -11, y: -270 + i * 29 }, 22, 5, side, 2, 0.8)),
    plane('-136,20! -130,-22! 130,-22! 136,20!', front),
    plane('-130,-22! -128,-34! 128,-34! 130,-22!', side),
    plane('-46,-318! -34,-336 34,-336! 46,-318!', side),
  ].join('');
}

/** One that keeps time: colour of the night, clearer the nearer it stands. */
function steady(near: number): string {
  const tone = (lift: number) => oklch(0.34 + (0.5 - near) * 0.12 + lift, 0.05, 224);
  const close = near > 0.9;
  return (
    body(
      close ? tide.deep : tone(0),
      close ? tide.dark : tone(0.09),
      close ? ink : oklch(0.22 + (0.5 - near) * 0.1, 0.03, 236),
    ) + arm(inStep, close ? tide.soft : tone(0.24), close ? tide.soft : tone(0.24))
  );
}

/** The one that does not: its arm leaves a fan of where it has just been. */
function blinking(): string {
  const ends = Array.from({ length: 13 }, (_, i) => around(0, pivot, 372, -112 + i * 6));
  const start = { x: 0, y: pivot };
  const fan = ends.slice(1).map((end, i) => {
    const before = ends[i] ?? end;
    return facet([start, before, end], amber.light, 0.06 + (i / 12) ** 1.6 * 0.6);
  });
  return [
    body(amber.deep, amber.light, amber.ember),
    plane('-124,0! -104,-90 -88,-160! 20,-120 60,-40 70,0!', amber.glow, 0.7),
    ...fan,
    arm(-16, amber.pale, amber.glow),
    arm(12, amber.pale, amber.light),
    arm(50, paper, paper),
    placed(0, pivot, 50, dot(0, -237, 64, amber.pale, 0.3) + dot(0, -237, 40, paper, 0.35)),
    dot(0, pivot, 15, paper),
  ].join('');
}

const spotOf = (rank: Rank, place: number) => ({
  x: rank.shift + 80 + (place * 1520) / (rank.count - 1) - (rank.scale > 1 ? 20 : 0),
  y: rank.y,
});

function row(rank: Rank, index: number): string {
  const floor = rank.y + 18 * rank.scale;
  const shade = slab({ x: 0, y: floor - 8 }, 1600, 1000 - floor + 8, 'url(#air)', 0, 0.16);
  const places = Array.from({ length: rank.count }, (_, place) => {
    const { x, y } = spotOf(rank, place);
    const strange = index === odd.rank && place === odd.place;
    const pool = `<ellipse cx="14" cy="16" rx="180" ry="22" fill="${ink}" fill-opacity="0.4"/>`;
    if (strange) return '';
    return placed(x, y, 0, pool + steady(rank.near), rank.scale);
  });
  return shade + places.join('');
}

/** The odd one and the light it throws on the floor and on its neighbours. */
function evidence(): string {
  const rank = ranks[odd.rank];
  if (!rank) return '';
  const { x, y } = spotOf(rank, odd.place);
  const cast = (points: string, opacity: number) => plane(points, amber.glow, opacity);
  return [
    glow('halo', x + 60, y - 180, 520, amber.glow, 0.6),
    cast(`${x - 120},${y}! ${x + 120},${y}! ${x + 420},1000! ${x - 420},1000!`, 0.16),
    cast(`${x - 110},${y}! ${x + 110},${y}! ${x + 240},1000! ${x - 240},1000!`, 0.22),
    placed(x, y, 0, blinking(), 1.12),
  ].join('');
}

/** A swarm of metronomes in step, and one that swings its own way and gives light. */
export const flakyIsABugReport = () =>
  drawing(1600, 1000, [
    wash('night', tide.mid, ink),
    `<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${tide.pale}"/>` +
      `<stop offset="1" stop-color="${tide.pale}" stop-opacity="0"/></linearGradient>`,
    ...ranks.slice(0, 3).map(row),
    evidence(),
    ...ranks.slice(3).map((rank) => row(rank, 3)),
  ]);
