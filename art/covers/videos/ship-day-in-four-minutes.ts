import { drawing, line, oklch, plane } from '../kit';
import { amber, ink, paper, tide } from '../palette';
import { downward, glow, sideways } from '../resin';
import { around, dot, facet, placed, type Spot } from '../shapes';

/** How far each tide of the day came up the sand, from the first review to the release. */
const reaches = [0, 118, 228, 330, 452, 604];
const waters = [tide.mist, tide.pale, tide.soft, tide.mid, tide.dark, tide.deep];

/** The edge of one tide: a long swing across the picture with shallow tongues of its own. */
function shore(reach: number, order: number): Spot[] {
  return Array.from({ length: 41 }, (_, i) => {
    const y = -40 + i * 27;
    const tongue = Math.sin(y / 92 + order * 1.9) * 20 + Math.sin(y / 41 + order * 3.3) * 7;
    return { x: 540 + reach - (y - 500) * 0.36 + Math.sin(y / 310 + 0.6) * 66 + tongue, y };
  });
}

const asPoints = (edge: Spot[]): string =>
  edge.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** Water from this edge to the right, a wet shade before it and a foam line on it. */
function water(order: number): string {
  const edge = shore(reaches[order] ?? 0, order);
  const wet = edge.map(({ x, y }) => ({ x: x - 17, y }));
  const far = [
    { x: 1700, y: 1060 },
    { x: 1700, y: -60 },
  ];
  return (
    facet([...wet, ...far], order === 0 ? amber.ember : ink, 0.16) +
    facet([...edge, ...far], waters[order] ?? ink) +
    line(asPoints(edge), paper, order === 0 ? 9 : 5, order === 0 ? 0.95 : 0.6)
  );
}

/** The hull from above, bow to the left at 0,0, with planks and two hatches. */
function hull(): string {
  const planks = [-36, 0, 36].map((y) =>
    line(`-40,${y * 0.7} 60,${y} 330,${y}`, amber.dark, 4, 0.55),
  );
  return [
    plane('-130,26! 40,-92 390,-78! 410,34 390,142! 40,146', ink, 0.35),
    plane('-150,0! 20,-118 372,-100! 392,0 372,100! 20,118', amber.ember),
    plane('-118,0! 30,-94 354,-80! 368,0 354,80! 30,94', amber.glow),
    plane('-118,0! 30,-94 354,-80! 358,-40 150,-52 20,-40', amber.light),
    ...planks,
    facet(
      [40, 150].flatMap((x, i) => [
        { x, y: i ? 46 : -46 },
        { x, y: i ? -46 : 46 },
      ]),
      amber.ember,
    ),
    facet(
      [
        { x: 210, y: -40 },
        { x: 308, y: -40 },
        { x: 308, y: 40 },
        { x: 210, y: 40 },
      ],
      tide.deep,
    ),
    facet(
      [
        { x: 210, y: -40 },
        { x: 308, y: -40 },
        { x: 210, y: 40 },
      ],
      tide.mid,
    ),
    dot(-36, 0, 15, paper),
  ].join('');
}

/** Small stones each tide left at its highest point, one more for every hour that went well. */
function wrack(order: number): string {
  const edge = shore(reaches[order] ?? 0, order);
  return Array.from({ length: order + 2 }, (_, i) => {
    const at = edge[8 + i * 5];
    if (!at) return '';
    const tones = [amber.deep, amber.light, amber.glow, amber.dark];
    return dot(at.x - 44, at.y + (i % 2) * 14, 9 + ((i * 7) % 9), tones[(i + order) % 4] ?? '');
  }).join('');
}

/** Six tides of one day come up the sand; the last has lifted the boat. */
export const shipDayInFourMinutes = () =>
  drawing(1600, 1000, [
    sideways('sand', oklch(0.93, 0.04, 84), oklch(0.86, 0.07, 80)),
    downward('wake', paper, paper, 0),
    '<rect width="1600" height="1000" fill="url(#sand)"/>',
    glow('noon', 180, 140, 720, paper, 0.8),
    ...[0, 1, 2, 3].map((i) =>
      line(
        `-40,${250 + i * 210} 160,${210 + i * 205} 330,${262 + i * 196}`,
        oklch(0.8, 0.07, 78),
        5,
        0.7,
      ),
    ),
    wrack(0),
    ...reaches.map((_, order) => water(order) + (order > 0 && order < 4 ? wrack(order) : '')),
    glow('lamp', 1240, 470, 400, amber.glow, 0.35),
    placed(
      1130,
      430,
      -16,
      plane('-150,0! 60,-150 420,-190 900,-330! 900,330! 420,190 60,150', paper, 0.1) +
        line('-170,0! 40,-136 400,-150 700,-230', paper, 6, 0.5) +
        line('-170,0! 40,136 400,150 700,230', paper, 6, 0.5) +
        hull(),
    ),
    ...[0, 1, 2].map((i) => {
      const { x, y } = around(1180, 900, 70 + i * 90, 12);
      return line(`${x - 90},${y} ${x},${y - 9} ${x + 120},${y}`, tide.soft, 6, 0.7);
    }),
  ]);
