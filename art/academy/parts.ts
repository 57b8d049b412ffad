import { PAINT } from '../marks/palette';
import { amber, outline, type Stone } from '../marks/stone';

/** A motif on a sheet of 440 units; `lit` says how many of its four parts glow. */
export type Motif = (lit: number) => string;

export const four = [0, 1, 2, 3] as const;

/** A stone that glows, or the place where it will be. */
export function stone(shape: Stone, glows: boolean, id: string): string {
  if (glows) return amber(shape, id, '');
  const d = outline(shape);
  return `<path d="${d}" fill="#12212b" stroke="${PAINT.deep}" stroke-width="4"/>`;
}
