import { chance, drawing, line, oklch, plane } from '../kit';
import { amber, ink, tide } from '../palette';
import { glow, pebble, pebblePoints, resinFill, wash } from '../resin';

function stones(): string {
  const next = chance(33);
  return Array.from({ length: 17 }, () => {
    const [x, y] = [next() * 1200, 500 + next() * 220];
    const r = 10 + ((y - 480) / 240) * 26 * next();
    return plane(
      pebblePoints(x, y, r * 1.5, r * 0.8, next),
      oklch(0.27 + next() * 0.07, 0.03, 232),
    );
  }).join('');
}

/** The sea has drawn back; the pebble keeps its light. */
export const offlineFirstNotes = () =>
  drawing(1200, 750, [
    wash('dusk', oklch(0.43, 0.05, 224), tide.mid),
    resinFill(),
    `<rect y="196" width="1200" height="90" fill="${tide.dark}"/>`,
    `<rect y="193" width="1200" height="4" fill="${amber.deep}" fill-opacity="0.8"/>`,
    plane('0,280! 260,262 560,292 880,258 1200,284! 1200,750! 0,750!', tide.soft, 0.75),
    plane('0,330! 300,312 640,350 920,316 1200,340! 1200,750! 0,750!', tide.mid),
    plane('0,424! 320,392 700,442 1200,404! 1200,750! 0,750!', tide.dark),
    plane('0,600! 420,566 800,620 1200,574! 1200,750! 0,750!', tide.deep),
    stones(),
    glow('kept', 430, 520, 380, amber.glow, 0.7),
    plane('330,618! 430,594 560,606 760,640! 580,650 420,648', ink, 0.6),
    pebble(430, 520, 104, chance(4)),
    plane('386,566! 388,516 420,474 474,462! 478,512 450,552 386,566!', amber.ember, 0.6),
    line('386,572 424,524 474,462', amber.pale, 3, 0.7),
  ]);
