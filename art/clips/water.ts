import { amber, tide } from '../covers/palette';
import { FRAME } from './clip';

/** The drifting lines repeat after this many pixels, so that the drift never jumps. */
export const PERIOD = 640;

const stroke = (x: number, y: number, length: number, weight: number, tone: string): string =>
  `<path fill="${tone}" d="M${x} ${y}Q${x + length * 0.42} ${y - weight} ${x + length} ${y}` +
  `Q${x + length * 0.55} ${y + weight} ${x} ${y}Z"/>`;

const near = [
  [20, 676, 330, 7, tide.soft],
  [390, 690, 210, 6, tide.mid],
] as const;
const far = [
  [120, 640, 240, 4, tide.mid],
  [430, 654, 170, 4, tide.soft],
] as const;

function layer(lines: typeof near | typeof far): string {
  const copies = [0, 1, 2].flatMap((copy) =>
    lines.map(([x, y, length, weight, tone]) => stroke(x + copy * PERIOD, y, length, weight, tone)),
  );
  const width = FRAME.width + PERIOD;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${FRAME.height}">${copies.join('')}</svg>`;
}

/** Two layers of tide, the nearer one drawn heavier. */
export const waters = { near: layer(near), far: layer(far) };

/** The amber line that grows along the foot of the picture as time passes. */
export const passage =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="6">` +
  `<path fill="${amber.deep}" d="M0 0H${FRAME.width}V6H0Z"/></svg>`;

/** The bead that floats at the end of that line. */
export const bead =
  `<svg xmlns="http://www.w3.org/2000/svg" width="34" height="34"><path fill="${amber.ember}" d="M17 2C27 2 33 9 32 18S25 33 16 32 1 26 2 16 8 2 17 2Z"/>` +
  `<path fill="${amber.glow}" d="M16 4C25 4 30 10 29 17S23 29 15 28 3 23 4 15 8 4 16 4Z"/>` +
  `<path fill="${amber.pale}" d="M7 14Q8 7 15 6Q10 9 7 14Z"/></svg>`;
