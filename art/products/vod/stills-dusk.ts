/** Stills at the edges of the day: ebb, ice, a night shift. */
import { chance, line, plane } from '../../covers/kit';
import { fade, frame, person, rect } from './frame';

/** Ebb: a boat on its side, pools that keep the sky, one figure far out. */
export function lowWater(): string {
  const next = chance(17);
  const pools = Array.from({ length: 34 }, () => {
    const near = next();
    const [x, y, w] = [next() * 1760 - 40, 372 + near ** 1.7 * 330, 50 + near * 330 * next()];
    const h = 3 + near * 17;
    return plane(
      `${x},${y} ${x + w * 0.4},${y - h} ${x + w},${y} ${x + w * 0.55},${y + h}`,
      next() < 0.3 ? '#f7c9a0' : '#c9705f',
      0.75,
    );
  });
  return frame([
    fade(['#2b2440', '#7a3f63', '#e07f5f', '#f9cf94'], (fill) => rect(0, 0, 1680, 372, fill)),
    '<circle cx="1110" cy="352" r="92" fill="#ffe9bd"/>',
    fade(['#8c4f56', '#4a2c40', '#1e1424'], (fill) => rect(0, 362, 1680, 360, fill)),
    plane('0,352 300,344 640,356 760,362 400,372! 0,372!', '#3a2740'),
    ...pools,
    plane(
      '1064,372! 1156,372! 1180,430 1130,520 1200,620 1090,724! 1030,724! 1076,600 1040,500 1072,430',
      '#ffdca5',
      0.55,
    ),
    '<ellipse cx="640" cy="560" rx="300" ry="20" fill="#140c18" fill-opacity=".6"/>',
    plane('352,470! 404,540 520,572 700,568 880,520 944,452! 700,486 520,492', '#1a111d'),
    plane('352,470! 520,492 700,486 944,452! 936,436 700,466 520,470 366,452', '#5d2f44'),
    plane('560,474! 566,376! 690,368! 704,466!', '#241726') +
      rect(586, 396, 36, 34, '#f9b878') +
      rect(640, 392, 36, 34, '#b8624f'),
    line('664,372 690,186', '#1a111d', 9) +
      line('690,190 930,446', '#1a111d', 3) +
      line('690,190 372,458', '#1a111d', 3),
    person(1218, 398, 0.62, '#1a111d'),
    plane('1210,400! 1226,400! 1236,470 1222,500 1206,460', '#1a111d', 0.4),
    line('1236,352 1262,330', '#1a111d', 3),
  ]);
}

/** A ferry held in ice, its lamp, and a man with a pole. */
export function ferrymansWinter(): string {
  const next = chance(5);
  const floes = Array.from({ length: 40 }, () => {
    const near = next();
    const [x, y] = [next() * 1700, 400 + near * 330];
    const [w, h] = [60 + near * 180, 8 + near * 34];
    return plane(
      `${x},${y}! ${x + w * 0.4},${y - h}! ${x + w},${y - h * 0.4}! ${x + w * 0.8},${y + h * 0.6}! ${x + w * 0.2},${y + h * 0.7}!`,
      next() < 0.5 ? '#e9f0f2' : '#c3d3da',
    );
  });
  const flakes = Array.from(
    { length: 130 },
    () =>
      `<circle cx="${next() * 1680}" cy="${next() * 720}" r="${1.4 + next() * 3}" fill="#fff" fill-opacity=".85"/>`,
  );
  return frame([
    fade(['#5d7c8f', '#a9bfca', '#dde5e6'], (fill) => rect(0, 0, 1680, 400, fill)),
    plane('0,330 200,300 420,318 700,290 980,316 1300,288 1680,320 1680,400! 0,400!', '#8aa2b0'),
    plane('0,366 300,346 700,362 1100,344 1680,364 1680,400! 0,400!', '#62798a'),
    rect(0, 396, 1680, 330, '#3c5566'),
    ...floes,
    plane('820,470! 860,560 1400,560 1470,456! 1200,484 960,488', '#20303c'),
    rect(940, 350, 300, 128, '#b8483a') + rect(940, 350, 300, 22, '#e9f0f2'),
    [0, 1, 2, 3].map((i) => rect(966 + i * 68, 394, 44, 40, '#f7cf86')).join(''),
    rect(1120, 262, 44, 90, '#20303c') + rect(1120, 278, 44, 16, '#b8483a'),
    plane('1142,262 1190,196 1290,184 1380,140 1300,214 1200,236', '#dde5e6', 0.7),
    plane('250,556! 330,530! 560,536! 600,570! 500,604! 300,598!', '#e9f0f2') +
      person(420, 566, 1.7, '#18242d') +
      line('468,380 356,640', '#18242d', 7),
    ...flakes,
  ]);
}

/** Cranes over water, one lit cabin, a wet quay. */
export function nightShift(): string {
  const next = chance(29);
  const lamps = Array.from({ length: 17 }, (_, i) => {
    const [x, warm] = [40 + i * 102, next() < 0.6 ? '#ff7ab8' : '#ffd08a'];
    return (
      `<circle cx="${x}" cy="430" r="5" fill="${warm}"/>` +
      rect(x - 4, 446, 8, 60 + next() * 150, warm, `fill-opacity=".34" rx="4"`)
    );
  });
  const crane = (x: number, s: number) =>
    `<g transform="translate(${x} 436) scale(${s})" stroke="#0d0912" fill="none" stroke-width="9">` +
    '<path d="M-70 0L-44 -250M70 0L44 -250M-60 -100H60M-60 -100L50 -190M60 -100L-50 -190M-150 -262H360M0 -262V-360L360 -262M0 -360L-150 -262"/>' +
    '<path d="M300 -262V-120" stroke-width="4"/><rect x="276" y="-120" width="50" height="36" fill="#0d0912"/><rect x="-58" y="-300" width="60" height="38" fill="#ffd08a" stroke="none"/></g>';
  return frame([
    fade(['#1a0f2e', '#4b1750', '#b32a6d', '#f2775f'], (fill) => rect(0, 0, 1680, 440, fill)),
    fade(['#6d2158', '#23102f', '#100a18'], (fill) => rect(0, 436, 1680, 290, fill)),
    rect(0, 424, 1680, 14, '#0d0912'),
    ...lamps,
    crane(420, 0.95) + crane(980, 1.12),
    plane(
      '1250,436! 1250,330! 1330,330! 1330,300! 1480,300! 1480,350! 1680,350! 1680,436!',
      '#0d0912',
    ),
    [0, 1, 2, 3, 4]
      .map((i) => rect(1270 + i * 44, 372, 22, 26, i === 2 ? '#ffd08a' : '#3a1a40'))
      .join(''),
    plane('0,640! 500,606 1000,616 1680,584 1680,730! 0,730!', '#0d0912'),
    person(360, 636, 1.5, '#0d0912') + line('382,520 420,470', '#0d0912', 6),
  ]);
}
