import { drawing, line, oklch } from '../kit';
import { amber, ink, tide } from '../palette';
import { glow, wash } from '../resin';

type Spot = { x: number; y: number; r: number; parent: number };

/** The same plan twice: the old one on the left, its successor mirrored on the right. */
const plan: Spot[] = [
  { x: 120, y: 375, r: 46, parent: 0 },
  { x: 268, y: 208, r: 30, parent: 0 },
  { x: 276, y: 530, r: 34, parent: 0 },
  { x: 416, y: 104, r: 20, parent: 1 },
  { x: 438, y: 214, r: 24, parent: 1 },
  { x: 420, y: 330, r: 17, parent: 1 },
  { x: 432, y: 446, r: 22, parent: 2 },
  { x: 446, y: 556, r: 18, parent: 2 },
  { x: 410, y: 654, r: 26, parent: 2 },
];
const mirrored = (spot: Spot): Spot => ({ ...spot, x: 1200 - spot.x, r: spot.r * 1.08 });

function tree(spots: Spot[], branch: string, fill: string, heart: string): string {
  const twigs = spots.map((spot) => {
    const parent = spots[spot.parent] ?? spot;
    const half = (spot.x + parent.x) / 2;
    return line(
      `${parent.x},${parent.y} ${half},${(parent.y * 0.4 + spot.y * 0.6).toFixed(0)} ${spot.x},${spot.y}`,
      branch,
      7,
    );
  });
  const knots = spots.map(
    ({ x, y, r }) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>` +
      `<circle cx="${x - r * 0.18}" cy="${y - r * 0.2}" r="${r * 0.55}" fill="${heart}"/>`,
  );
  return [...twigs, ...knots].join('');
}

/** Every old leaf keeps its address: one thread over the gap, dark where it leaves, lit where it lands. */
const redirects = (): string =>
  plan
    .slice(3)
    .map(({ x, y, r }) => {
      const beads = [0.36, 0.5, 0.64].map((share, i) => {
        const at = x + (1200 - 2 * x) * share;
        return `<circle cx="${at}" cy="${y}" r="${4 + i * 1.5}" fill="${amber.light}"/>`;
      });
      return line(`${x + r},${y} ${1200 - x - r},${y}`, amber.deep, 3, 0.65) + beads.join('');
    })
    .join('');

/** An old plan and its copy, every leaf joined to its successor. */
export const sitemapOfARewrite = () =>
  drawing(1200, 750, [
    wash('ground', oklch(0.31, 0.04, 230), tide.deep),
    `<rect x="600" width="600" height="750" fill="${ink}" fill-opacity="0.25"/>`,
    glow('new', 940, 375, 460, amber.dark, 0.6),
    redirects(),
    tree(plan, tide.soft, tide.soft, tide.pale),
    tree(plan.map(mirrored), amber.dark, amber.deep, amber.light),
  ]);
