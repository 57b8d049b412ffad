import { chance, drawing, oklch, plane } from '../kit';
import { amber, paper, tide } from '../palette';
import { downward, pebblePoints } from '../resin';

/** Cairns by how many stones they hold; `lit` is the stone that keeps the light. */
const teams = [
  { x: 150, size: 3, base: 62, lit: 1 },
  { x: 352, size: 5, base: 84, lit: 3 },
  { x: 578, size: 4, base: 74, lit: 2 },
  { x: 806, size: 7, base: 104, lit: 4 },
  { x: 1044, size: 5, base: 90, lit: 1 },
];
const water = 560;

/** Stones stacked from wide to narrow, each a little off the one below, and their reflection. */
function cairn({ x, size, base, lit }: (typeof teams)[number], index: number): string {
  const next = chance(71 + index * 5);
  let [at, top] = [x, water + 4];
  const stones = Array.from({ length: size }, (_, i) => {
    const rx = base * (1 - i / (size + 3)) * (0.88 + next() * 0.24);
    const ry = rx * (0.42 + next() * 0.16);
    at += (next() - 0.5) * base * 0.3;
    top -= ry * 0.94;
    const fill = i === lit ? amber.glow : oklch(0.38 + ((i * 3 + index) % 4) * 0.06, 0.05, 224);
    const stone =
      plane(pebblePoints(at, top, rx, ry, next), fill) +
      plane(
        pebblePoints(at - rx * 0.2, top - ry * 0.26, rx * 0.6, ry * 0.5, next),
        i === lit ? amber.pale : tide.mist,
        0.32,
      );
    top -= ry * 0.92;
    return stone;
  }).join('');
  const mirrored = `<g transform="matrix(1 0 0 -0.55 0 ${water * 1.55})" opacity="0.3">${stones}</g>`;
  return mirrored + stones;
}

/** Cairns of three to seven stones at the water's edge. */
export const stateOfSmallTeams = () =>
  drawing(1200, 750, [
    downward('haze', paper, oklch(0.87, 0.06, 84)),
    '<rect width="1200" height="750" fill="url(#haze)"/>',
    `<circle cx="700" cy="330" r="236" fill="${amber.light}" fill-opacity="0.45"/>`,
    plane(
      `0,${water - 60}! 300,${water - 84} 700,${water - 50} 1200,${water - 96}! 1200,${water}! 0,${water}!`,
      tide.mist,
    ),
    `<rect y="${water}" width="1200" height="190" fill="${tide.pale}"/>`,
    `<rect y="${water - 3}" width="1200" height="6" fill="${amber.deep}"/>`,
    teams.map(cairn).join(''),
    plane('0,690! 420,672 800,706 1200,676! 1200,750! 0,750!', tide.soft, 0.8),
  ]);
