/** The house itself, with its windows lit in summer and its shutters closed in winter. */
import { chance, plane } from '../../covers/kit';
import { tone } from './palette';

export type Season = 'summer' | 'winter';

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

function windowsOf(x: number, y: number, columns: number, rows: number, season: Season): string {
  const next = chance(x + rows);
  return Array.from({ length: columns * rows }, (_, i) => {
    const wx = x + (i % columns) * 43;
    const wy = y + Math.floor(i / columns) * 56;
    const lit = next() < 0.34;
    if (season === 'winter') {
      const slats = Array.from({ length: 8 }, (_, s) =>
        rect(wx, wy + 3 + s * 4.4, 22, 1.2, '#8fa2a3'),
      );
      return (
        rect(wx - 3, wy - 3, 28, 42, '#fffaf0') +
        rect(wx, wy, 22, 36, '#b9c6c4') +
        slats.join('') +
        rect(wx + 10, wy, 2, 36, '#7d9193') +
        rect(wx - 5, wy + 39, 32, 4, '#d9c8b0')
      );
    }
    return (
      rect(wx - 3, wy - 3, 28, 42, '#fffaf0') +
      rect(wx, wy, 22, 36, lit ? '#f7c06c' : '#5d8794') +
      (lit ? '' : plane(`${wx},${wy}! ${wx + 22},${wy}! ${wx},${wy + 26}!`, '#a8c8cd', 0.7)) +
      rect(wx + 10, wy, 2, 36, '#fffaf0') +
      rect(wx - 5, wy + 39, 32, 4, '#d9c8b0')
    );
  }).join('');
}

/** The house itself: a white villa with a corner tower, a glazed veranda and a slate roof. */
export function house(season: Season): string {
  const shut = season === 'winter';
  const balconies = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const [x, y] = [1198 + column * 129, 420 + row * 56];
      const bars = Array.from({ length: 15 }, (_, i) =>
        rect(x + 3 + i * 4.6, y - 14, 1.4, 14, '#fffaf0'),
      );
      return rect(x, y, 74, 5, '#c9b79d') + rect(x, y - 16, 74, 3, '#fffaf0') + bars.join('');
    }),
  );
  const panes = Array.from({ length: 13 }, (_, i) =>
    rect(1098 + i * 34, 566, 28, 62, shut ? '#b3c0be' : i % 3 ? '#f3c987' : '#86abb2'),
  );
  return [
    plane('1090,350! 1520,350! 1520,640! 1090,640!', '#f4ead9'),
    plane('1090,350! 1180,350! 1180,640! 1090,640!', '#fffaf0'),
    plane('1066,352! 1150,262! 1470,262! 1546,352!', '#48666f'),
    plane('1066,352! 1150,262! 1196,262! 1150,352!', '#5f7f87'),
    plane('1230,262! 1270,214! 1310,262! 1310,300! 1230,300!', '#f4ead9'),
    plane('1220,266! 1270,206! 1320,266! 1306,266! 1270,224! 1234,266!', '#38545d'),
    rect(1258, 250, 24, 32, shut ? '#b3c0be' : '#f7c06c'),
    windowsOf(1206, 372, 7, 3, season),
    ...balconies,
    plane('1050,252! 1170,252! 1170,640! 1050,640!', '#fffaf0'),
    plane('1120,252! 1170,252! 1170,640! 1120,640!', '#efe2cd'),
    plane('1034,256! 1110,128! 1186,256!', '#38545d'),
    plane('1034,256! 1110,128! 1122,256!', '#56757e'),
    rect(1108, 92, 3, 40, '#38545d') +
      (shut ? '' : plane('1111,94! 1150,100 1146,108 1111,114!', tone.rose)),
    windowsOf(1079, 286, 2, 4, season),
    plane('1076,552! 1560,552! 1560,640! 1076,640!', '#fffaf0'),
    ...panes,
    plane('1064,540! 1572,540! 1560,556! 1076,556!', '#48666f'),
    rect(1060, 626, 520, 16, '#e3d3b9'),
  ].join('');
}
