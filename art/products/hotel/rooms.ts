/** Four rooms, drawn: one window each, and what stands in front of it. Boxes of 400 x 320. */
import { chance, line, plane } from '../../covers/kit';
import { tone } from './palette';

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`;

const seaView = (horizon: number): string =>
  rect(0, 0, 400, horizon, '#f3cdb6') +
  rect(0, 0, 400, horizon * 0.55, '#c3d3d4') +
  rect(0, horizon, 400, 18, '#8fbcc3') +
  rect(0, horizon + 18, 400, 26, '#5b96a4') +
  rect(0, horizon + 44, 400, 90, '#3d7486') +
  [0, 1, 2, 3, 4, 5]
    .map((i) => rect(30 + i * 57, horizon + 8 + ((i * 17) % 46), 34, 2, '#fff', 'opacity=".5"'))
    .join('');

function reeds(seed: number, base: number): string {
  const next = chance(seed);
  return Array.from({ length: 46 }, () => {
    const [x, lean, tall] = [next() * 400, 8 + next() * 20, 26 + next() * 36];
    return line(
      `${x},${base} ${x + lean * 0.3},${base - tall * 0.6} ${x + lean},${base - tall}`,
      '#8d9068',
      2.4,
    );
  }).join('');
}

const pierView = (): string =>
  seaView(120) +
  rect(0, 126, 236, 7, '#7a6e64') +
  Array.from({ length: 9 }, (_, i) => rect(8 + i * 27, 130, 4, 40 - i * 3, '#5c5a58')).join('') +
  plane('206,127! 206,108! 236,108! 236,127!', '#fbf5ec') +
  plane('200,109! 221,94! 242,109!', '#48666f');

const pine = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${rect(-4, -20, 8, 140, '#8a5a44')}` +
  plane('-52,-6 -30,-44 6,-58 44,-38 56,-4 16,6 -20,4', '#56705a') +
  plane('-34,-36 -10,-70 26,-66 40,-38 4,-30', '#6d8767') +
  '</g>';

const gardenView = (): string =>
  rect(0, 0, 400, 260, '#dbe0d3') +
  plane('-10,150 90,128 220,140 410,124 410,300! -10,300!', '#b9bf98') +
  pine(128, 118, 0.9) +
  pine(262, 96, 1.15) +
  pine(196, 140, 0.62) +
  plane('-10,196 120,182 260,194 410,180 410,300! -10,300!', '#9aa57c') +
  [150, 178, 206, 234]
    .map((x, i) => `<circle cx="${x}" cy="${196 - (i % 2) * 8}" r="6" fill="${tone.rose}"/>`)
    .join('');

interface Opening {
  id: string;
  shape: string;
  view: string;
  bars: string;
}

const opening = ({ id, shape, view, bars }: Opening): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${view}</g>` +
  `<path d="${shape}" fill="none" stroke="#fffaf2" stroke-width="9"/><path d="${bars}" stroke="#fffaf2" stroke-width="4" fill="none"/>`;

/** A bed seen from its foot end: headboard left, striped throw at the bottom. */
const bed = (x: number, y: number, w: number, throwFill: string): string =>
  rect(x, y - 46, 14, 92, '#7b5b46') +
  plane(`${x + 10},${y}! ${x + w},${y}! ${x + w},${y + 40}! ${x + 10},${y + 40}!`, '#fffaf2') +
  plane(
    `${x + 14},${y + 2} ${x + 20},${y - 22} ${x + 66},${y - 24} ${x + 80},${y + 2}`,
    '#f0e5d5',
  ) +
  plane(`${x + 60},${y + 3} ${x + 64},${y - 16} ${x + 98},${y - 17} ${x + 108},${y + 3}`, '#fff') +
  rect(x + w - 100, y - 2, 78, 42, throwFill) +
  rect(x + w - 84, y - 2, 8, 42, '#fbf5ec') +
  rect(x + w - 52, y - 2, 8, 42, '#fbf5ec') +
  rect(x + 10, y + 40, w - 10, 12, '#7b5b46') +
  rect(x + 14, y + 52, 8, 14, '#5f4535') +
  rect(x + w - 14, y + 52, 8, 14, '#5f4535');

const lamp = (x: number, y: number): string =>
  rect(x - 2, y, 4, 40, '#3b4a55') +
  plane(
    `${x - 20},${y + 4}! ${x - 10},${y - 24}! ${x + 10},${y - 24}! ${x + 20},${y + 4}!`,
    '#f2c98b',
  );

const table = (x: number, y: number): string =>
  rect(x - 34, y, 68, 6, '#7b5b46') +
  rect(x - 26, y + 6, 5, 52, '#5f4535') +
  rect(x + 21, y + 6, 5, 52, '#5f4535');

const chair = (x: number, y: number, fill: string): string =>
  plane(
    `${x},${y - 46} ${x + 12},${y - 54} ${x + 20},${y}! ${x + 66},${y}! ${x + 66},${y + 22}! ${x + 4},${y + 22}!`,
    fill,
  ) +
  rect(x + 8, y + 22, 5, 26, '#5f4535') +
  rect(x + 56, y + 22, 5, 26, '#5f4535');

const room = (wall: string, floor: string, parts: string[]): string =>
  `<svg viewBox="0 0 400 320" preserveAspectRatio="xMidYMid slice" class="pic">${rect(0, 0, 400, 320, wall)}` +
  `${rect(0, 258, 400, 62, floor)}${rect(0, 252, 400, 6, '#fffaf2')}${parts.join('')}</svg>`;

/** Room drawings by name; each is a whole inline picture. */
export const rooms = {
  Dune: () =>
    room('#e9d9c1', '#c9a67e', [
      opening({
        id: 'dune',
        shape: arch(184, 34, 132, 190),
        view:
          seaView(128) +
          plane('190,206 270,176 410,192! 410,260! 190,260!', '#e3d0a6') +
          reeds(4, 236),
        bars: 'M250 34V224M184 130H316',
      }),
      bed(72, 244, 176, tone.rose),
      lamp(298, 204) + rect(276, 244, 44, 8, '#7b5b46') + rect(282, 252, 32, 26, '#5f4535'),
    ]),
  Pier: () =>
    room('#cfdad6', '#b8946c', [
      opening({
        id: 'pier',
        shape: 'M60 40H340V258H60Z',
        view: pierView(),
        bars: 'M200 40V258M130 40V258M270 40V258',
      }),
      plane('60,28! 124,28! 98,140 84,256! 60,256!', '#fffaf2', 0.94),
      plane('340,28! 276,28! 302,140 316,256! 340,256!', '#fffaf2', 0.94),
      rect(26, 22, 348, 7, '#7b5b46'),
      chair(78, 254, tone.rose) +
        table(192, 246) +
        rect(182, 232, 10, 14, '#fffaf2') +
        chair(240, 254, '#48666f'),
    ]),
  Gable: () =>
    room('#f1e3d3', '#c9a67e', [
      plane('0,0! 150,0! 0,190!', '#d9bfa4') + plane('400,0! 250,0! 400,190!', '#cdb093'),
      `<path d="M150 0L0 190M250 0L400 190" stroke="#7b5b46" stroke-width="9"/>`,
      opening({
        id: 'gable',
        shape: 'M200 40a58 58 0 0 1 0 116a58 58 0 0 1 0-116Z',
        view: seaView(104),
        bars: 'M200 40V156M142 98H258',
      }),
      bed(76, 244, 188, '#48666f'),
      lamp(302, 212) + rect(282, 252, 40, 8, '#7b5b46') + rect(288, 260, 28, 20, '#5f4535'),
    ]),
  Garden: () =>
    room('#dcd9c4', '#b8946c', [
      opening({
        id: 'garden',
        shape: arch(92, 34, 168, 186),
        view: gardenView(),
        bars: 'M176 34V220M92 136H260',
      }),
      rect(278, 84, 46, 58, '#7b5b46') +
        rect(283, 89, 36, 48, '#fbf5ec') +
        rect(283, 116, 36, 21, '#3d7486'),
      table(296, 222) + plane('284,222 288,190 296,178 304,192 306,222', '#56705a'),
      bed(72, 246, 168, tone.grass),
      chair(250, 276, tone.rose),
    ]),
};
