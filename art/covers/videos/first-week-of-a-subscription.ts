import { chance, drawing, oklch, plane } from '../kit';
import { amber, ink, paper, tide } from '../palette';
import { downward, glow, pebble, resinFill } from '../resin';
import { dot, facet, slab } from '../shapes';

const [width, gap, sill] = [164, 46, 690];
const first = 100;
const lit = 2;

const arch = (x: number, inset: number): string => {
  const [left, right, top] = [x + inset, x + width - inset, 320 + inset];
  const middle = (left + right) / 2;
  return `${left},${sill}! ${left},${top}! ${middle - (right - left) * 0.37},${top - 78} ${middle},${top - 118} ${middle + (right - left) * 0.37},${top - 78} ${right},${top}! ${right},${sill}!`;
};

/** What waits on a sill: planned days hold a stone already, the weekend holds nothing. */
function stone(day: number, x: number): string {
  const next = chance(80 + day);
  const at = x + width / 2;
  if (day === lit) return pebble(at, sill - 76, 76, next);
  if (day > 4) return '';
  const r = 46 + ((day * 17) % 20);
  const fill = day < lit ? amber.dark : tide.soft;
  return pebble(at, sill - r * 0.92, r, next, fill);
}

function niche(day: number): string {
  const x = first + day * (width + gap);
  const glowing = day === lit;
  const far = day > 4;
  return [
    plane(arch(x - 12, -12), tide.pale, 0.35),
    plane(arch(x, 0), glowing ? amber.deep : ink),
    plane(arch(x + 6, 10), glowing ? 'url(#kiln)' : far ? tide.deep : 'url(#shade)'),
    glowing ? glow('heart', x + width / 2, 590, 210, paper, 0.85) : '',
    stone(day, x),
    slab({ x: x - 22, y: sill }, width + 44, 30, glowing ? amber.light : tide.pale, 6),
    slab({ x: x - 22, y: sill + 22 }, width + 44, 14, ink, 4, 0.45),
  ].join('');
}

/** Courses of the wall: long stones, a little uneven in tone. */
function wall(): string {
  const next = chance(12);
  const courses: string[] = [];
  for (let row = 0; row < 9; row += 1) {
    for (let x = -160 + (row % 2) * 120; x < 1600; x += 246) {
      const tone = oklch(0.37 + next() * 0.035, 0.045, 226);
      courses.push(slab({ x, y: row * 104 - 40 }, 240, 98, tone, 10));
    }
  }
  return courses.join('');
}

/** Light from the third niche falls out over the pavement. */
function spill(): string {
  const x = first + lit * (width + gap);
  const fan = [
    { x, y: 866 },
    { x: x + width, y: 866 },
    { x: x + width + 190, y: 1010 },
    { x: x - 190, y: 1010 },
  ];
  return facet(fan, amber.glow, 0.75) + glow('pool', x + width / 2, 880, 330, amber.glow, 0.6);
}

/** Seven niches in a harbour wall, one for each day; the third one is lit. */
export const firstWeekOfASubscription = () =>
  drawing(1600, 1000, [
    `<rect width="1600" height="1000" fill="${tide.dark}"/>`,
    resinFill(),
    downward('kiln', amber.pale, amber.glow),
    downward('shade', tide.deep, tide.dark),
    downward('dusk', ink, ink, 0),
    wall(),
    '<rect width="1600" height="420" fill="url(#dusk)" fill-opacity="0.55"/>',
    glow('warm', first + lit * (width + gap) + width / 2, 540, 520, amber.glow, 0.6),
    ...Array.from({ length: 7 }, (_, day) => niche(day)),
    slab({ x: 0, y: 866 }, 1600, 140, tide.deep),
    slab({ x: 0, y: 860 }, 1600, 12, tide.pale, 0, 0.6),
    spill(),
    ...[0, 1, 2, 3, 4, 5, 6].map((day) =>
      dot(first + day * (width + gap) + width / 2, 788, 9, day <= lit ? amber.light : tide.pale),
    ),
  ]);
