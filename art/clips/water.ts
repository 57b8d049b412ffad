import { tide } from '../covers/palette';
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
