import { drawing, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { downward, glow, wash } from './resin';
import { facet, placed, type Spot, slab } from './shapes';

const deck = 694;
const queue = [
  { x: 92, scale: 0.42 },
  { x: 228, scale: 0.52 },
  { x: 400, scale: 0.64 },
  { x: 616, scale: 0.8 },
  { x: 886, scale: 1 },
  { x: 1262, scale: 1.34 },
];

/** Fog takes colour from what is far: the smaller the lantern, the nearer its tone to the air. */
const fogged = (scale: number): string => {
  const near = Math.min(1, (scale - 0.36) / 0.9);
  return oklch(0.74 - near * 0.53, 0.03 + near * 0.006, 214 + near * 22);
};

/** A storm lantern standing on its base at 0,0, about 400 tall. */
function lantern(frame: string, lit: boolean): string {
  const glass = '-74,-72! -96,-160 -78,-262! 78,-262! 96,-160 74,-72!';
  const flame = lit ? amber.pale : frame;
  return [
    `<path d="M-84 -60C-168 -130 -152 -236 -80 -276M84 -60C168 -130 152 -236 80 -276` +
      `M-40 -318C-92 -440 92 -440 40 -318" fill="none" stroke="${frame}" stroke-width="12"/>`,
    plane(glass, lit ? amber.glow : tide.mist, lit ? 1 : 0.35),
    lit ? plane('-50,-80! -68,-160 -48,-254! 48,-254! 68,-160 50,-80!', amber.light) : '',
    plane('0,-214! 34,-148 26,-100 0,-84 -26,-100 -34,-148', flame, lit ? 1 : 0.55),
    lit ? plane('0,-182! 17,-138 12,-108 0,-98 -12,-108 -17,-138', paper) : '',
    plane('-60,-90! -78,-160 -62,-252! -40,-252! -52,-160 -42,-90!', paper, lit ? 0.5 : 0.3),
    slab({ x: -92, y: -284 }, 184, 28, frame, 12),
    plane('-66,-282! -44,-330 44,-330! 66,-282!', frame),
    slab({ x: -22, y: -356 }, 44, 34, frame, 12),
    slab({ x: -92, y: -82 }, 184, 32, frame, 12),
    plane('-78,-54! -104,0! 104,0! 78,-54!', frame),
    slab({ x: -5, y: -262 }, 10, 186, frame, 0, lit ? 0.3 : 0.5),
  ].join('');
}

const edge = (x: number): number => deck + (x / 1600) ** 1.4 * 92;
const standing = queue.map((item) => ({ ...item, y: edge(item.x) }));

/** The deck runs out of the fog towards us; piles below it, thicker as they come near. */
function pier(): string {
  const top: Spot[] = Array.from({ length: 17 }, (_, i) => ({ x: i * 100, y: edge(i * 100) - 4 }));
  const under = top.map(({ x, y }) => ({ x, y: y + 16 + (x / 1600) * 58 })).reverse();
  const piles = [160, 308, 506, 756, 1078, 1478].map((x) => {
    const near = x / 1600;
    const width = 16 + near * 62;
    const place = { x: x - width / 2, y: edge(x) + 10 };
    return (
      slab(place, width, 70 + near * 96, 'url(#boards)', 6) +
      slab(
        { x: place.x, y: place.y + 70 + near * 96 },
        width,
        120 + near * 60,
        'url(#sunk)',
        6,
        0.5,
      )
    );
  });
  const lip = top.map(({ x, y }) => ({ x, y: y + 5 + (x / 1600) * 10 })).reverse();
  return (
    piles.join('') + facet([...top, ...under], 'url(#boards)') + facet([...top, ...lip], paper, 0.3)
  );
}

const sideTones = (id: string, far: string, near: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="1600" y1="0" y2="0">` +
  `<stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`;

const mirrored = (): string =>
  standing
    .map(({ x, y, scale }) => {
      const body = lantern(fogged(scale), scale > 1.2);
      const flipped = `<g transform="scale(1 -0.42)" opacity="0.2">${body}</g>`;
      return placed(x, y + 74 * scale + 66, 0, flipped, scale);
    })
    .join('');

/** A bank of fog: the same plane three times, each a little lower, so that its edge is soft. */
const bank = (points: string, opacity: number): string =>
  [-22, 0, 22]
    .map((drop) => placed(0, drop, 0, plane(points, oklch(0.9, 0.02, 200), opacity * 0.4)))
    .join('');

/** Lanterns wait in line on a pier; the fog keeps the rest, and the last one burns. */
export function offlineFirstWithoutRegret() {
  return drawing(1600, 1000, [
    wash('fog', oklch(0.7, 0.035, 214), oklch(0.86, 0.026, 200)),
    sideTones('boards', oklch(0.7, 0.03, 212), tide.deep),
    downward('sunk', tide.dark, tide.mist, 0),
    glow('halo-wide', 1262, 560, 900, amber.light, 0.75),
    bank('0,330 360,262 760,330 1180,250 1600,320! 1600,560! 0,560!', 0.4),
    plane('0,742! 700,738 1600,744! 1600,1000! 0,1000!', tide.pale, 0.5),
    plane('0,850! 500,838 1100,866 1600,846! 1600,1000! 0,1000!', tide.soft, 0.4),
    mirrored(),
    ...[0, 1, 2, 3].map((i) =>
      slab(
        { x: 1262 - 190 + i * 28, y: 884 + i * 30 },
        380 - i * 56,
        10,
        amber.pale,
        5,
        0.75 - i * 0.12,
      ),
    ),
    pier(),
    ...standing.map(({ x, y, scale }) =>
      placed(x, y, 0, lantern(fogged(scale), scale > 1.2), scale),
    ),
    glow('halo', 1262, 556, 430, amber.light, 0.55),
    bank('-60,560 300,524 640,618 900,716 1210,752! 700,770 300,790 -60,800', 0.4),
    bank('-60,440 200,420 420,500 690,590! 420,606 200,640 -60,640', 0.26),
    facet(
      [
        { x: 0, y: 990 },
        { x: 1600, y: 960 },
        { x: 1600, y: 1000 },
        { x: 0, y: 1000 },
      ],
      ink,
      0.12,
    ),
  ]);
}
