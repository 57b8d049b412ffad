import { sheet } from './paper';
import { amber, type Stone, tide } from './stone';

export const EMBLEM = { width: 480, height: 360 } as const;

/** One stone on its water, with the subject of a service or a workshop held in its middle. */
export function emblem(seed: number, id: string, inside: string): string {
  const stone: Stone = { cx: 240, cy: 164, rx: 182, ry: 134, seed };
  return sheet(EMBLEM.width, EMBLEM.height, tide(stone, EMBLEM.width), amber(stone, id, inside));
}
