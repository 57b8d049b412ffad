/** The hotel's coast in planes: early sky, sea, pier, house, dune. Drawn for a 1600 x 900 box. */
import { chance, line, plane } from '../../covers/kit';
import { house, rect, type Season } from './house';
import { tone } from './palette';

const skies = {
  summer: { 0: '#9fc0cd', 0.42: '#dbe0d8', 0.78: '#f7d9c2', 1: '#efb9a2' },
  winter: { 0: '#a7b4bb', 0.5: '#c3cbcd', 1: '#e2e0da' },
};

function sky(id: string, season: Season): string {
  const stops = Object.entries(skies[season]).map(
    ([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
  );
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>` +
    rect(0, 0, 1600, 480, `url(#${id})`) +
    plane('-40,214! 180,196 420,206 640,190 700,206 520,222 260,226 40,232', '#fff', 0.5) +
    plane('520,300! 760,286 980,298 1180,288 1300,300 1080,312 800,316', '#fff', 0.42) +
    plane('80,352! 240,344 380,350 470,346 400,360 220,364', '#fff', 0.5)
  );
}

/** Bands that darken towards the viewer, with short level strokes of light between them. */
function water(): string {
  const next = chance(41);
  const bands = ['#a9ccd0', '#8dbcc4', '#6fa6b2', '#548f9f', '#3c788b', '#2c6579', '#235669'];
  const depth = [470, 486, 510, 544, 590, 652, 730, 860];
  const sea = bands.map((fill, i) => rect(0, depth[i] ?? 0, 1600, 140, fill)).join('');
  const strokes = Array.from({ length: 150 }, () => {
    const near = next() ** 1.6;
    const y = 476 + near * 300;
    const width = 16 + near * 150 * next();
    const glint = next() < 0.5 ? '#fff' : '#f9dcbd';
    return rect(next() * 1640 - 40, y, width, 1 + near * 3.4, glint, `rx="2" fill-opacity=".32"`);
  });
  return sea + strokes.join('');
}

const sun = (): string =>
  `<circle cx="610" cy="424" r="150" fill="#fff1d6" fill-opacity=".35"/>` +
  `<circle cx="610" cy="424" r="60" fill="#fff6e6"/>`;

/** The sun's path on the water. */
function glitter(): string {
  const next = chance(9);
  return Array.from({ length: 26 }, (_, i) => {
    const width = (118 - i * 2.4) * (0.45 + next() * 0.6);
    const x = 610 - width / 2 + (next() - 0.5) * 30;
    return rect(x, 478 + i * 9, width, 3.4, '#fff3df', `rx="2" fill-opacity="${0.9 - i * 0.028}"`);
  }).join('');
}

/** A wooden pier running out from the left, its lamps and one small pavilion at the head. */
function pier(): string {
  const piles = Array.from({ length: 13 }, (_, i) => {
    const x = 6 + i * 33 - i * i * 0.35;
    const height = 92 - i * 4.6;
    return (
      rect(x, 500 - i * 0.8, 6 - i * 0.22, height, '#5c5a58') +
      rect(x + 11, 500 - i * 0.8, 4 - i * 0.18, height * 0.82, '#7b7772')
    );
  });
  const lamps = Array.from({ length: 6 }, (_, i) => {
    const x = 26 + i * 62;
    return (
      rect(x, 462 + i * 2, 2.4, 32, '#4b4a4b') +
      `<circle cx="${x + 1}" cy="${461 + i * 2}" r="4.6" fill="#fff0c9"/>`
    );
  });
  return (
    piles.join('') +
    plane('-10,486! 396,486! 396,493! -10,506!', '#8c8074') +
    plane('-10,486! 396,486! 396,488! -10,492!', '#e9dcc8') +
    lamps.join('') +
    plane('356,486! 356,464! 392,464! 392,486!', '#f3eadb') +
    plane('350,465! 374,444! 398,465!', '#3d6b78')
  );
}

/** A hooded wicker beach chair at (x, y), `size` times as large, with awning stripes. */
function beachChair(x: number, y: number, size: number, stripe: string): string {
  const stripes = [0, 1, 2].map((i) => rect(8 + i * 26, 2, 13, 46, stripe));
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    plane('-14,108! 104,108! 130,118 -30,118', '#b79b6d', 0.5) +
    plane('-4,50! 0,0 86,0 90,50!', '#fffaf0') +
    stripes.join('') +
    plane('-8,48! 94,48! 96,108! -10,108!', '#c79a5b') +
    plane('4,52! 82,52! 84,92! 2,92!', '#8a6438') +
    plane('4,72! 82,72! 86,92! 0,92!', '#fffaf0') +
    '</g>'
  );
}

function grass(seed: number, from: number, to: number, base: number, tall: number): string {
  const next = chance(seed);
  const greens = ['#7d8a5a', '#95986a', '#b3a878', '#5f7352'];
  return Array.from({ length: 120 }, (_, i) => {
    const x = from + next() * (to - from);
    const lean = 18 + next() * 60;
    const height = tall * (0.4 + next() * 0.7);
    const y = base + next() * 40;
    const tip = `${x + lean},${y - height}`;
    return line(
      `${x},${y} ${x + lean * 0.2},${y - height * 0.55} ${tip}`,
      greens[i % 4] ?? '',
      2.6,
    );
  }).join('');
}

/** The whole coast as one inline picture; `id` keeps its gradients apart on a page. */
export function coast(id: string, season: Season = 'summer', crop = '0 0 1600 900'): string {
  const summer = season === 'summer';
  return (
    `<svg viewBox="${crop}" preserveAspectRatio="xMidYMid slice" class="pic">${sky(id, season)}` +
    `${summer ? sun() : ''}${water()}${summer ? glitter() : ''}${pier()}` +
    plane('-40,800! 300,742 640,704 960,650 1180,626 1660,618! 1660,960! -40,960!', '#cdb78f') +
    plane('-40,820! 320,764 680,724 990,668 1190,640 1660,632! 1660,960! -40,960!', '#ead6b0') +
    plane(
      '-40,800! 300,742 640,704 960,650 1180,626 1186,632 960,660 640,716 300,756 -40,814!',
      '#fff',
      0.75,
    ) +
    house(season) +
    plane('1010,700! 1100,652 1300,640 1660,636! 1660,960! 900,960! 940,770', '#d7c391') +
    (summer
      ? beachChair(560, 742, 0.8, tone.rose) +
        beachChair(700, 716, 0.66, tone.sea) +
        beachChair(806, 700, 0.54, tone.rose)
      : '') +
    plane('-40,900! 120,846 330,850 560,900 760,930 -40,960!', '#dcc794') +
    grass(3, -40, 420, 880, 130) +
    grass(5, 980, 1600, 730, 110) +
    grass(8, 1240, 1640, 860, 160) +
    (summer
      ? ''
      : rect(0, 0, 1600, 900, '#4a5f6c', 'style="mix-blend-mode:multiply" opacity=".3"')) +
    '</svg>'
  );
}
