import { drawing, line, oklch } from './kit';
import { amber, ink, tide } from './palette';
import { glow, wash } from './resin';

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

const fields: Field[] = [
  { x: -60, y: 104, width: 900, height: 148 },
  { x: -60, y: 306, width: 1120, height: 148 },
  { x: -60, y: 508, width: 900, height: 290 },
];

const box = ({ x, y, width, height }: Field, attributes: string, inset = 0): string =>
  `<rect x="${x + inset}" y="${y + inset}" width="${width - inset * 2}" ` +
  `height="${height - inset * 2}" rx="${46 - inset / 2}" ${attributes}/>`;

/** A field that needs nothing to be there: halo, warm inside, bright rim. */
function field(place: Field, i: number): string {
  const typed = [
    `<rect x="110" y="${place.y + 58}" width="${[250, 420, 330][i]}" height="32" rx="16" fill="${amber.glow}" fill-opacity="0.42"/>`,
    i === 1
      ? `<rect x="566" y="${place.y + 40}" width="10" height="68" rx="5" fill="${amber.pale}"/>`
      : '',
    i === 2
      ? `<rect x="110" y="${place.y + 128}" width="560" height="32" rx="16" fill="${amber.glow}" fill-opacity="0.28"/>`
      : '',
    i === 2
      ? `<rect x="110" y="${place.y + 198}" width="190" height="32" rx="16" fill="${amber.glow}" fill-opacity="0.18"/>`
      : '',
  ];
  return [
    box(
      place,
      `fill="none" stroke="${amber.deep}" stroke-width="46" filter="url(#soft)" stroke-opacity="0.75"`,
    ),
    box(place, `fill="${oklch(0.27, 0.045, 60)}"`),
    box(place, `fill="${amber.ember}" fill-opacity="0.55"`, 26),
    box(place, `fill="none" stroke="${i === 1 ? amber.pale : amber.glow}" stroke-width="13"`),
    ...typed,
  ].join('');
}

/** A cable hanging short of the field it is meant for, one unlit pin at its end. */
function cable(points: string, x: number, y: number, turn: number, tone: string): string {
  const end =
    `<rect x="-74" y="-8" width="80" height="16" rx="8" fill="${tide.mist}"/>` +
    `<rect x="-16" y="-30" width="124" height="60" rx="28" fill="${tone}"/>` +
    `<rect x="-4" y="-22" width="92" height="20" rx="10" fill="${tide.mist}" fill-opacity="0.32"/>`;
  return (
    line(points, ink, 44, 0.6) +
    line(points, tone, 30) +
    line(points, tide.mist, 6, 0.22) +
    `<g transform="translate(${x} ${y}) rotate(${turn})">${end}</g>`
  );
}

/** The fields already glow; the wires have yet to arrive. */
export const formsBeforeJavascript = () =>
  drawing(1600, 1000, [
    '<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="34"/></filter>',
    wash('dark', ink, tide.deep),
    glow('warmth', 300, 460, 900, amber.dark, 0.55),
    '<g transform="rotate(-7 500 500)">',
    fields.map(field).join(''),
    box(
      { x: 400, y: 862, width: 440, height: 118 },
      `fill="${amber.glow}" filter="url(#soft)" fill-opacity="0.6"`,
    ),
    box({ x: 400, y: 862, width: 440, height: 118 }, `fill="${amber.glow}"`),
    `<rect x="424" y="876" width="392" height="40" rx="20" fill="${amber.pale}" fill-opacity="0.55"/>`,
    '</g>',
    cable('1110,120 1230,96 1330,190 1440,230 1560,80 1580,-40', 1092, 124, -10, tide.soft),
    cable('1282,480 1390,500 1450,420 1540,360 1660,420', 1264, 474, 12, tide.pale),
    cable('1050,726 1160,752 1240,880 1400,900 1520,760 1660,720', 1034, 718, 14, tide.mid),
  ]);
