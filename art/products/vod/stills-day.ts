/** Stills by day and by lamplight: salt, a wireless, gulls. */
import { line, plane } from '../../covers/kit';
import { fade, frame, person, rect } from './frame';

/** Heaps of salt at noon, a cart, hard shadows. */
export function saltYear(): string {
  const heap = (x: number, y: number, s: number) =>
    plane(
      `${x - 170 * s},${y}! ${x - 60 * s},${y - 120 * s} ${x},${y - 168 * s} ${x + 60 * s},${y - 118 * s} ${x + 170 * s},${y}!`,
      '#fff8ea',
    ) +
    plane(
      `${x},${y - 168 * s} ${x + 60 * s},${y - 118 * s} ${x + 170 * s},${y}! ${x + 30 * s},${y}! ${x + 10 * s},${y - 90 * s}`,
      '#d9b9a8',
    ) +
    plane(
      `${x + 30 * s},${y}! ${x + 170 * s},${y}! ${x + 300 * s},${y + 22 * s} ${x + 80 * s},${y + 14 * s}`,
      '#b88a78',
      0.6,
    );
  return frame([
    fade(['#d9843d', '#f0b45f', '#f9dba0'], (fill) => rect(0, 0, 1680, 330, fill)),
    fade(['#f1d9c0', '#e3b79c', '#cf947e'], (fill) => rect(0, 328, 1680, 400, fill)),
    '<circle cx="360" cy="140" r="64" fill="#fff3d0"/>',
    [380, 440, 520, 620]
      .map((y, i) => rect(0, y, 1680, 5 + i * 5, '#fff8ea', 'fill-opacity=".55"'))
      .join(''),
    heap(1380, 372, 0.5),
    heap(1130, 388, 0.62),
    heap(830, 420, 0.86),
    heap(420, 490, 1.3),
    heap(1240, 610, 1.7),
    person(742, 640, 1.25, '#3a2230') +
      line('764,540 850,616', '#3a2230', 7) +
      plane('830,612! 930,604! 914,650! 850,652!', '#3a2230'),
    `<circle cx="880" cy="654" r="22" fill="none" stroke="#3a2230" stroke-width="7"/>`,
  ]);
}

/** A wireless on a sideboard, its dial the only lamp in the room. */
export function zofiasRadio(): string {
  const stripes = Array.from({ length: 24 }, (_, i) =>
    rect(i * 70, 0, 34, 520, '#7a2430', 'fill-opacity=".45"'),
  );
  return frame([
    rect(0, 0, 1680, 720, '#5b1a2a'),
    ...stripes,
    '<circle cx="800" cy="380" r="420" fill="#f28a3c" fill-opacity=".2"/><circle cx="800" cy="380" r="280" fill="#f7a94a" fill-opacity=".22"/>',
    rect(0, 516, 1680, 210, '#31101c') + rect(120, 500, 1440, 36, '#8a4326'),
    rect(540, 250, 520, 252, '#a4562c', 'rx="44"') + rect(562, 272, 476, 208, '#5c2618', 'rx="28"'),
    Array.from({ length: 11 }, (_, i) => rect(590 + i * 21, 296, 8, 160, '#c98148')).join(''),
    rect(842, 300, 172, 72, '#ffd98c', 'rx="8"') + rect(918, 304, 5, 64, '#b32a2a'),
    [0, 1, 2, 3, 4, 5, 6].map((i) => rect(856 + i * 22, 346, 3, 14, '#7a3b1c')).join(''),
    '<circle cx="874" cy="424" r="25" fill="#f0c07a"/><circle cx="982" cy="424" r="25" fill="#f0c07a"/>',
    plane('1250,500! 1262,380 1240,330 1290,280 1340,330 1320,382 1332,500!', '#d9843d') +
      line('1290,282 1270,170 1230,120', '#3f6a4a', 8) +
      line('1290,282 1320,150', '#3f6a4a', 8),
    '<circle cx="1228" cy="112" r="32" fill="#f2c14e"/><circle cx="1326" cy="138" r="38" fill="#e9763a"/>',
    plane(
      '90,720! 110,470 170,400 160,330 214,262 286,268 322,330 306,400 380,450 430,720!',
      '#1d0a14',
    ) + plane('214,262 286,268 322,330 318,350 290,300 230,300', '#f7a94a', 0.5),
  ]);
}

/** Ten on a wire, one leaving. */
export function elevenGulls(): string {
  const gull = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${plane('-34,-6 -10,-32 16,-40 24,-56 38,-58 44,-50! 56,-46! 42,-42 36,-22 12,0 -16,2! -54,10!', '#fdfaf2')}` +
    `${plane('-30,-8 -8,-26 14,-26 4,-8 -22,2! -60,12!', '#7c8b93')}<path d="M0 0v16M10 0v16" stroke="#e08a3c" stroke-width="4"/></g>`;
  return frame([
    fade(['#3d9aa0', '#7fc0b6', '#d7e6cb'], (fill) => rect(0, 0, 1680, 720, fill)),
    rect(0, 600, 1680, 130, '#1f6a76') + rect(0, 600, 1680, 6, '#f3f6e4'),
    plane(
      '900,210! 990,150 1080,172 1120,196 1176,150 1260,118 1200,190 1140,224 1080,232 1010,206',
      '#fdfaf2',
    ),
    rect(250, 400, 26, 330, '#24343c') + rect(1390, 400, 26, 330, '#24343c'),
    line('-20,420 263,408 830,456 1403,408 1700,420', '#24343c', 6),
    ...Array.from({ length: 10 }, (_, i) =>
      gull(
        150 + i * 142,
        410 + Math.sin((i / 9) * Math.PI) * 34 - (i % 3) * 2,
        0.9 + (i % 4) * 0.07,
      ),
    ),
  ]);
}
