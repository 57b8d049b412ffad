import { chance, drawing, line, oklch, plane } from '../kit';
import { amber, ink, tide } from '../palette';
import { glow, pebblePoints, wash } from '../resin';

/** Ten growth rings, each a little off the last, lighter towards the heart. */
function rings(): string {
  const next = chance(10);
  return Array.from({ length: 10 }, (_, i) => {
    const [rx, ry] = [560 - i * 50, 470 - i * 41];
    const fill = oklch(0.42 + i * 0.045, 0.1 + i * 0.006, 48 + i * 3.4);
    return plane(pebblePoints(720 - i * 11, 390 - i * 3, rx, ry, next), fill);
  }).join('');
}

/** A fishing hook, eye to barb, tapering to its point. */
const hook = (fill: string): string =>
  `<circle cx="546" cy="150" r="25" fill="none" stroke="${fill}" stroke-width="17"/>` +
  plane(
    '540,172! 566,172! 592,270 626,382 642,470 606,548 524,574 440,534 412,452 430,352! 458,404 486,424! 456,430 460,476 500,520 558,518 596,470 586,396 560,290',
    fill,
  );

/** Ten years of rings round a hook left open in the middle. */
export const hooksAfterTenYears = () =>
  drawing(1200, 750, [
    wash('ground', tide.deep, ink),
    rings(),
    glow('heart', 620, 350, 260, amber.pale, 0.55),
    `<g transform="translate(14 12)" opacity="0.4">${hook(amber.ember)}</g>`,
    hook(ink),
    line('560,206 584,300 602,372', tide.soft, 6, 0.8),
  ]);
