import { drawing, line, oklch, plane } from '../kit';
import { amber, paper, tide } from '../palette';
import { downward, glow } from '../resin';

const shoots = [
  { x: 150, height: 96, lean: -6 },
  { x: 300, height: 186, lean: 10 },
  { x: 452, height: 134, lean: -12 },
  { x: 604, height: 262, lean: 8 },
  { x: 752, height: 172, lean: -8 },
  { x: 900, height: 318, lean: 12 },
  { x: 1056, height: 226, lean: -10 },
];
const ground = 560;

/** A stem and its first two leaves; the left leaf takes the light. */
function shoot({ x, height, lean }: (typeof shoots)[number]): string {
  const [tipX, tipY] = [x + lean, ground - height];
  const leaf = 30 + height * 0.2;
  const left = `${tipX},${tipY}! ${tipX - leaf * 0.5},${tipY - leaf * 0.66} ${tipX - leaf * 1.25},${tipY - leaf * 0.7}! ${tipX - leaf * 0.86},${tipY - leaf * 0.06}`;
  const right = `${tipX},${tipY}! ${tipX + leaf * 0.4},${tipY - leaf * 0.76} ${tipX + leaf * 1.1},${tipY - leaf * 0.98}! ${tipX + leaf * 0.9},${tipY - leaf * 0.2}`;
  return (
    line(`${x},${ground + 20} ${x - lean},${ground - height / 2} ${tipX},${tipY}`, tide.mid, 10) +
    line(
      `${x},${ground} ${x},${ground + 60} ${x + lean},${ground + 70 + height * 0.3}`,
      tide.pale,
      4,
      0.5,
    ) +
    plane(left, oklch(0.68, 0.1, 150)) +
    plane(right, tide.soft)
  );
}

/** Seven shoots of different height on one line, towards a low sun. */
export const springCohort = () =>
  drawing(1200, 750, [
    downward('morning', paper, amber.light),
    '<rect width="1200" height="750" fill="url(#morning)"/>',
    glow('sun-halo', 470, 500, 520, amber.glow, 0.55),
    `<circle cx="470" cy="520" r="190" fill="${amber.glow}"/>`,
    `<circle cx="448" cy="498" r="132" fill="${amber.light}" fill-opacity="0.7"/>`,
    `<rect y="${ground}" width="1200" height="190" fill="${tide.dark}"/>`,
    plane('0,640! 360,622 760,660 1200,628! 1200,750! 0,750!', tide.deep),
    `<rect y="${ground - 3}" width="1200" height="6" fill="${amber.pale}"/>`,
    shoots.map(shoot).join(''),
  ]);
