import { air, EMBLEM, held, STONE, WATER } from '../emblem';
import { group, slab } from '../paper';
import type { Scene } from '../scene';

/** The small exact thing that all three steps are about. */
function product(turn: number): string {
  return group(
    `rotate(${turn} 240 166)`,
    slab('umber', [186, 122], [108, 88], { round: 12 }),
    slab('cream', [193, 129], [94, 74], { round: 7 }),
    slab('honey', [201, 137], [36, 58], { round: 4 }),
    slab('umber', [245, 139], [34, 7], { round: 3.5 }),
    slab('amber', [245, 153], [34, 5], { round: 2.5 }),
    slab('amber', [245, 163], [26, 5], { round: 2.5 }),
    slab('tide', [245, 180], [34, 15], { round: 7.5 }),
  );
}

/** Talk: the raw piece, still in its rind, and one polished window to see what is in it. */
function talk(): Scene {
  const inside = held(product(-7), [240, 166], 0.86);
  return { ...EMBLEM, pieces: [{ ...STONE, seed: 71, state: 'raw', inside }], water: WATER };
}

/** Shape: straight facets round a flat table. */
function shape(): Scene {
  const inside = held(product(0), [240, 166], 1.04);
  return { ...EMBLEM, pieces: [{ ...STONE, seed: 72, state: 'faceted', inside }], water: WATER };
}

/** Ship: the finished piece, let go on the water. */
function ship(): Scene {
  const piece = {
    ...STONE,
    cy: 172,
    seed: 73,
    inside: air(73) + held(product(4), [240, 166], 1.2),
  };
  return { ...EMBLEM, pieces: [piece], water: { ...WATER, line: 244 } };
}

export const PROCESS: Record<string, Scene> = {
  'process-1': talk(),
  'process-2': shape(),
  'process-3': ship(),
};
