/** Getting here: a map drawn by hand, from the station to the door. */
import { chance, line, plane } from '../../covers/kit';
import { tone } from './palette';
import { head } from './style';

export const wayCss = `
.way{position:relative;flex:1}.way .side{position:absolute;left:84px;top:40px;width:400px}
.way h2{font-size:82px;line-height:.95;margin-bottom:34px}
.way li{list-style:none;display:grid;grid-template-columns:112px 1fr;padding:17px 0;border-top:1px solid ${tone.line};
  align-items:baseline}.way ul{padding:0}
.way .label{color:${tone.roseDeep}}`;

const text = (x: number, y: number, words: string, size = 25, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="Garamond" font-style="italic" font-size="${size}" fill="${tone.night}" paint-order="stroke" stroke="#f6ecdc" stroke-width="9" stroke-linejoin="round" ${more}>${words}</text>`;

/** Tide lines that follow the shore outwards, each a little fainter. */
function tides(): string {
  return Array.from({ length: 9 }, (_, i) => {
    const d = 16 + i * 24 + i * i;
    const points = `520,${-40 - d * 0.2} 610,${120 - d} 760,${210 - d} 930,${236 - d} 1120,${190 - d} 1280,${226 - d} 1480,${170 - d}`;
    return line(points, tone.sea, 2.4, 0.62 - i * 0.055);
  }).join('');
}

function pines(): string {
  const next = chance(12);
  return Array.from({ length: 90 }, () => {
    const along = next();
    const x = 690 + along * 640;
    const y = 302 + Math.sin(along * 5) * 18 + next() * 104;
    if ((x < 1010 && y > 330) || (x > 1170 && x < 1400 && y < 352)) return '';
    return (
      line(`${x},${y} ${x},${y + 17}`, '#8a5a44', 2.4) +
      plane(
        `${x - 11},${y + 4} ${x - 4},${y - 12} ${x + 9},${y - 11} ${x + 13},${y + 3}`,
        next() < 0.5 ? '#8b9470' : '#a6a27a',
      )
    );
  }).join('');
}

function town(): string {
  const next = chance(6);
  return Array.from({ length: 64 }, (_, i) => {
    const [column, row] = [i % 16, Math.floor(i / 16)];
    if (next() < 0.14 || (row === 3 && column > 7 && column < 13)) return '';
    const [x, y] = [640 + column * 51 + row * 7, 500 + row * 56 - column * 2.4];
    const w = 26 + next() * 14;
    return `<rect x="${x}" y="${y}" width="${w}" height="${24 + next() * 12}" fill="#e7d8c2" transform="rotate(-3 ${x} ${y})"/>`;
  }).join('');
}

function lighthouse(x: number, y: number): string {
  return (
    plane(`${x - 12},${y}! ${x - 8},${y - 62}! ${x + 8},${y - 62}! ${x + 12},${y}!`, '#fffaf2') +
    plane(
      `${x - 11},${y - 16}! ${x - 9.6},${y - 34}! ${x + 9.6},${y - 34}! ${x + 11},${y - 16}!`,
      tone.rose,
    ) +
    `<rect x="${x - 8}" y="${y - 76}" width="16" height="14" fill="#f2c98b"/>` +
    plane(`${x - 12},${y - 76}! ${x},${y - 92}! ${x + 12},${y - 76}!`, tone.night) +
    `<path d="M${x} ${y - 69}l-150 -34v58z" fill="#f2c98b" fill-opacity=".4"/>`
  );
}

function house(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="62" fill="${tone.cream}"/><circle cx="${x}" cy="${y}" r="62" fill="none" stroke="${tone.rose}" stroke-width="3"/>` +
    `<path d="M${x - 22} ${y + 32}v-44a22 22 0 0 1 44 0v44zM${x} ${y - 34}v66M${x - 22} ${y}h44" fill="none" stroke="${tone.roseDeep}" stroke-width="4"/>`
  );
}

function station(x: number, y: number): string {
  const rails = Array.from(
    { length: 24 },
    (_, i) => `M${620 + i * 36} ${y + 60 - i * 1.6}v18`,
  ).join('');
  return (
    `<path d="M600 ${y + 66}L1460 ${y + 26}M600 ${y + 76}L1460 ${y + 36}${rails}" stroke="${tone.night}" stroke-width="2.4" stroke-opacity=".7"/>` +
    `<rect x="${x - 50}" y="${y}" width="100" height="40" fill="${tone.night}"/>` +
    plane(
      `${x - 58},${y}! ${x - 40},${y - 20}! ${x + 40},${y - 20}! ${x + 58},${y}!`,
      tone.roseDeep,
    )
  );
}

function map(): string {
  const walk = '1180,640 1168,590 1150,520 1120,440 1098,350 1082,272 1030,276 930,302 838,290';
  return (
    '<svg viewBox="0 0 1440 758" class="pic">' +
    plane('520,-60! 600,116 760,214 930,240 1120,194 1280,230 1500,172! 1500,-60!', '#c9dcdc') +
    plane(
      '500,-60! 600,120 750,256 930,284 1120,236 1280,268 1500,214! 1500,800! 470,800! 560,560 470,420 520,180',
      '#f6ecdc',
    ) +
    plane('520,-60! 600,116 760,214 930,240 1120,194 1280,230 1500,172! 1500,-60!', '#c9dcdc') +
    tides() +
    plane(
      '600,120 760,214 930,240 1120,194 1280,230 1500,172! 1500,214! 1280,268 1120,236 930,284 750,256 620,170',
      '#ecdcb6',
    ) +
    pines() +
    town() +
    station(1180, 668) +
    line('610,196 750,276 930,306 1120,258 1280,292 1500,238', '#fffaf2', 9) +
    `<path d="M1072 214L1010 40" stroke="#7a6e64" stroke-width="10"/><path d="M1000 44l22 -8" stroke="#7a6e64" stroke-width="16"/>` +
    lighthouse(1352, 226) +
    line(walk, tone.roseDeep, 4).replace('<path', '<path stroke-dasharray="2 13"') +
    house(760, 262) +
    text(690, 362, 'the house', 32) +
    text(1046, 66, 'pier, 8 min', 25, 'stroke-opacity="0"') +
    text(1218, 326, 'lighthouse, 25 min') +
    text(700, 424, '11 min along the promenade', 30) +
    text(1030, 668, 'station', 29) +
    text(812, 96, 'the bay', 44, 'letter-spacing="8" opacity=".6" stroke-opacity="0"') +
    `<g transform="translate(862 352)"><circle r="19" fill="${tone.night}"/><text y="7" text-anchor="middle" font-family="Gothic" font-size="20" fill="#fff">P</text></g>` +
    text(894, 361, '14 places') +
    '</svg>'
  );
}

const leg = (label: string, words: string): string =>
  `<li><span class="label">${label}</span>${words}</li>`;

export const wayPage = (): string =>
  `<div class="page">${head('Getting here')}<div class="way">${map()}<div class="side"><h2>Eleven minutes, mostly sea</h2><ul>` +
  leg('On foot', 'From the station, 11 min') +
  leg('By car', '14 places, ask beforehand') +
  leg('By boat', 'Pier, May to September') +
  leg('At night', '+48 58 000 02 10') +
  '</ul></div></div></div>';
