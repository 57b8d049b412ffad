import { drawing, line, oklch, plane } from './kit';
import { amber, ink, paper, tide } from './palette';
import { downward, glow, wash } from './resin';
import { dot, facet, placed, slab } from './shapes';

const lamp = { x: 800, y: 452 };
const sea = 690;

/** The tower the lamp came from: far off, its lantern room empty. */
const tower = (): string =>
  [
    plane('1150,640! 1176,372! 1236,372! 1262,640!', tide.mid),
    plane('1206,640! 1206,372! 1236,372! 1262,640!', tide.dark),
    plane('1170,440! 1167,486! 1245,486! 1241,440!', tide.soft, 0.9),
    plane('1161,542! 1157,590! 1255,590! 1250,542!', tide.soft, 0.9),
    slab({ x: 1158, y: 352 }, 96, 22, tide.dark, 5),
    slab({ x: 1176, y: 296 }, 8, 58, tide.dark),
    slab({ x: 1228, y: 296 }, 8, 58, tide.dark),
    plane('1164,298! 1206,252! 1248,298!', tide.dark),
    plane('1020,640! 1110,606 1210,622 1310,612 1420,640!', tide.dark),
  ].join('');

/** A boat seen from the side, bow to the right, mast at 0; the other one is its mirror image. */
function boat(hull: string, upper: string, stripe: string, lit: string): string {
  return [
    slab({ x: -12, y: -560 }, 24, 480, upper, 12),
    slab({ x: 2, y: -556 }, 8, 470, lit, 4, 0.8),
    line('0,-520 150,-560 330,-588', upper, 18),
    line('0,-300 150,-440 322,-584', upper, 6, 0.8),
    line('0,-548 -180,-330 -420,-110', upper, 6, 0.8),
    plane('-330,-92! -318,-232! -84,-232! -60,-92!', upper),
    plane('-318,-232! -338,-256! -66,-256! -84,-232!', hull),
    slab({ x: -288, y: -204 }, 78, 62, lit, 10, 0.85),
    slab({ x: -190, y: -204 }, 78, 62, lit, 10, 0.85),
    plane('-560,-84! -180,-72 120,-92 330,-152! 268,-20 200,70 150,120! -560,120!', hull),
    plane('-560,-84! -180,-72 120,-92 330,-152! 318,-122! 120,-60 -180,-42 -560,-54!', stripe),
    plane('330,-152! 268,-20 200,70 150,120! 60,120! 150,20 220,-90!', lit, 0.35),
    plane('-560,30! 0,30 216,52! 182,92! 0,84 -560,84!', upper, 0.45),
  ].join('');
}

/** The lens of a lighthouse: rings of glass about one light, in a frame with a ring to hold. */
function lens(): string {
  const bands = Array.from({ length: 9 }, (_, i) => {
    const y = -112 + i * 25;
    const half = 104 * Math.cos(((y + 12) / 150) * 1.32);
    const middle = i === 4;
    const tone = middle ? paper : i % 2 ? amber.light : amber.pale;
    return slab({ x: -half, y }, half * 2, 21, tone, 9, middle ? 1 : 0.92);
  });
  return [
    '<path d="M-24 -176A26 26 0 1 1 24 -176" fill="none" stroke="url(#brass)" stroke-width="13"/>',
    plane('-80,-128! -52,-172! 52,-172! 80,-128!', 'url(#brass)'),
    plane(
      '-112,0 -98,-74 -62,-130! 62,-130! 98,-74 112,0 98,74 62,130! -62,130! -98,74',
      amber.deep,
    ),
    ...bands,
    dot(0, 0, 66, amber.pale, 0.55),
    dot(0, 0, 36, paper),
    slab({ x: -6, y: -126 }, 12, 252, amber.dark, 0, 0.35),
    slab({ x: -92, y: -140 }, 184, 22, 'url(#brass)', 10),
    plane('-92,122! 92,122! 62,166! -62,166!', 'url(#brass)'),
  ].join('');
}

/** A wedge of light from the lamp to both sides, fading as it goes. */
const beams = (spread: number, opacity: number): string =>
  [-900, 900]
    .map((reach) =>
      facet(
        [
          { x: lamp.x, y: lamp.y - 30 },
          { x: lamp.x + reach, y: lamp.y - 30 - spread },
          { x: lamp.x + reach, y: lamp.y + 30 + spread },
          { x: lamp.x, y: lamp.y + 30 },
        ],
        'url(#fade)',
        opacity,
      ),
    )
    .join('');

const fade = (): string =>
  '<radialGradient id="fade" gradientUnits="userSpaceOnUse" ' +
  `cx="${lamp.x}" cy="${lamp.y}" r="880"><stop stop-color="${amber.pale}"/>` +
  `<stop offset="1" stop-color="${amber.pale}" stop-opacity="0"/></radialGradient>`;

/** Water in long planes, with the lamp's light lying on it in bars. */
function water(): string {
  const bars = Array.from({ length: 9 }, (_, i) => {
    const half = [96, 168, 60, 132, 88, 190, 70, 120, 60][i] ?? 80;
    const place = { x: lamp.x - half + (i % 3) * 34 - 34, y: sea + 34 + i * 31 };
    return slab(place, half * 2, 13, i < 4 ? amber.light : amber.glow, 6, 0.9 - i * 0.08);
  });
  return [
    plane(
      `0,${sea + 70}! 420,${sea + 54} 1000,${sea + 86} 1600,${sea + 60}! 1600,1000! 0,1000!`,
      tide.dark,
      0.8,
    ),
    plane(
      `0,${sea + 158}! 520,${sea + 176} 1100,${sea + 146} 1600,${sea + 170}! 1600,1000! 0,1000!`,
      tide.deep,
      0.85,
    ),
    plane(
      `0,${sea + 244}! 420,${sea + 230} 1000,${sea + 262} 1600,${sea + 240}! 1600,1000! 0,1000!`,
      ink,
      0.7,
    ),
    ...bars,
  ].join('');
}

/** Two boats hold one lighthouse lamp between them; it does not go out on the way. */
export const theHandoverWeek = () =>
  drawing(1600, 1000, [
    fade(),
    wash('dusk', tide.deep, oklch(0.5, 0.06, 205)),
    downward('brass', amber.dark, amber.ember),
    downward('sea', tide.soft, tide.deep),
    plane('0,520! 400,500 900,540 1600,490! 1600,700! 0,700!', tide.pale, 0.35),
    plane('0,600! 500,576 1000,610 1600,580! 1600,720! 0,720!', amber.deep, 0.4),
    `<rect y="640" width="1600" height="400" fill="url(#sea)"/>`,
    beams(210, 0.26),
    beams(120, 0.3),
    beams(44, 0.4),
    glow('halo', lamp.x, lamp.y, 560, amber.glow, 0.8),
    placed(-588, 26, 0, tower()),
    water(),
    placed(456, 800, -2, boat(tide.dark, ink, tide.mid, amber.light)),
    `<g transform="translate(1144 800) rotate(2) scale(-1 1)">${boat(oklch(0.4, 0.09, 48), amber.ember, amber.deep, amber.pale)}</g>`,
    line('766,216 784,250 800,272', amber.light, 7),
    line('834,216 816,250 800,272', amber.light, 7),
    placed(lamp.x, lamp.y, 0, lens()),
    glow('core', lamp.x, lamp.y, 230, paper, 0.75),
    plane(
      `0,${sea + 222}! 300,${sea + 206} 560,${sea + 236} 800,${sea + 214} 1080,${sea + 238} 1600,${sea + 208}! 1600,1000! 0,1000!`,
      ink,
      0.78,
    ),
  ]);
