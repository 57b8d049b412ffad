import { EMBLEM, emblem, held, WATER } from '../emblem';
import { cut, disc, fill, group, type Point, pen, slab } from '../paper';
import type { Piece } from '../piece';
import type { Scene } from '../scene';
import { outline } from '../stone';

/** The stack, large to small: each block is drawn again, smaller, inside the one below it. */
const BLOCKS: readonly Piece[] = [
  { cx: 238, cy: 232, rx: 160, ry: 62, seed: 31, square: 5, inside: '' },
  { cx: 249, cy: 132, rx: 112, ry: 50, seed: 66, square: 5, inside: '' },
  { cx: 234, cy: 52, rx: 70, ry: 38, seed: 47, square: 4.5, inside: '' },
];

/** A block as you draw it on paper: an outline around the drawing of the next. */
function sketch(level: number, middle: Point, scale: number): string {
  const [block, above] = [BLOCKS[level], BLOCKS[level + 1]];
  if (!block) return disc('tide', middle, 9 * scale);
  const [rx, ry] = [block.rx * scale, block.ry * scale];
  const small = { ...block, cx: middle[0], cy: middle[1], rx, ry };
  return [
    fill(outline(small), 'umber'),
    fill(outline({ ...small, rx: rx - 5, ry: ry - 5 }), above ? 'cream' : 'pale'),
    sketch(level + 1, middle, scale * 0.72),
  ].join('');
}

function blocks(): Scene {
  const pieces = BLOCKS.map((block, level) => {
    const place: Point = [block.cx - 2, block.cy - 1];
    const inside = level === 2 ? disc('tide', place, 11) : sketch(level + 1, place, 0.72);
    return { ...block, inside };
  });
  return { ...EMBLEM, pieces, water: WATER };
}

/** Dark sand across the foot of the stone, blown a little against the phone. */
function sand(): string {
  return [
    fill('M40 226C110 204 150 214 200 212C262 210 330 190 440 216V320H40Z', 'umber'),
    fill('M40 250C130 222 214 252 296 238C346 230 390 232 440 240V320H40Z', 'ember'),
    pen('umber', 3, 'M120 258C152 250 178 254 204 258M236 270C270 260 300 264 338 260'),
    pen('cognac', 3, 'M150 272C176 266 196 270 216 274M286 250C306 246 322 246 340 248'),
  ].join('');
}

/** The sun comes up behind the horizon of the screen; its light lies on the water there. */
function sunriseScreen(): string {
  const [left, top, width] = [190, 62, 100];
  const rays = Array.from({ length: 7 }, (_, i) => {
    const a = Math.PI + ((i + 0.5) / 7) * Math.PI;
    const at = (r: number) =>
      `${(240 + r * Math.cos(a)).toFixed(1)} ${(172 + r * Math.sin(a)).toFixed(1)}`;
    return `M${at(35)}L${at(42)}`;
  }).join('');
  return [
    slab('ember', [left - 6, top - 8], [width + 20, 210], { round: 22 }),
    slab('umber', [left - 12, top - 12], [width + 20, 210], { round: 22 }),
    slab('cream', [left - 5, top - 5], [width + 6, 200], { round: 16 }),
    pen('honey', 4.5, rays),
    fill('M214 172A26 26 0 0 1 266 172Z', 'honey'),
    fill('M214 172A26 26 0 0 1 251 148.4A32 32 0 0 0 228 172Z', 'amber'),
    fill('M185 172H291V240H185Z', 'deep'),
    pen('pale', 3.6, 'M216 179H264M224 188H256'),
    pen('tide', 3.6, 'M193 182H206M272 184H284M196 196H226M250 198H280'),
    slab('umber', [224, 66], [28, 7], { round: 3.5 }),
  ].join('');
}

/** Floors of the section: left end, right end, height. Thin, because they carry nothing but themselves. */
const FLOORS: readonly (readonly [number, number, number])[] = [
  [196, 282, 76],
  [164, 282, 106],
  [164, 318, 136],
  [136, 318, 166],
  [136, 346, 196],
];
const PILLARS: readonly (readonly [number, number])[] = [
  [206, 70],
  [272, 70],
  [146, 162],
  [308, 132],
];

function section(): string {
  const hollow: readonly Point[] = [
    [196, 66],
    [282, 66],
    [282, 130],
    [318, 130],
    [318, 190],
    [346, 190],
    [346, 226],
    [136, 226],
    [136, 160],
    [164, 160],
    [164, 100],
    [196, 100],
  ];
  const floors = FLOORS.map(([from, to, y]) => slab('amber', [from - 6, y], [to - from + 12, 5]));
  const pillars = PILLARS.map(([x, y]) => slab('cream', [x - 5, y], [10, 250 - y]));
  const feet = PILLARS.map(([x]) => cut('tide', [x - 15, 244], [x + 15, 244], [x, 268]));
  return [
    cut('umber', ...hollow),
    ...floors,
    slab('amber', [124, 222], [234, 7]),
    cut('ember', [104, 229], [382, 229], [366, 246], [120, 246]),
    ...pillars,
    ...feet,
    slab('amber', [188, 62], [102, 8], { round: 2 }),
  ].join('');
}

export const WORKSHOPS: Record<string, Scene> = {
  'workshop-react-basics': blocks(),
  'workshop-react-native-basics': emblem(
    11,
    held(sunriseScreen() + group('translate(0 26)', sand())),
  ),
  'workshop-advanced-react-architecture': emblem(27, held(section())),
};
