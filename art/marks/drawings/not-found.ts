import { cut, group, pen, tideLine } from '../paper';
import type { Scene } from '../scene';

/** A page, folded: its last lines of text still show on the sail and the hull. */
function boat(): string {
  return group(
    'translate(400 244) rotate(-5) scale(1.3)',
    cut('cream', [0, -92], [-50, 12], [0, 12]),
    cut('linen', [0, -92], [50, 12], [0, 12]),
    cut('honey', [0, -92], [50, 12], [34, 12]),
    pen('cognac', 3, 'M-8 -52H-20M-8 -41H-25M-8 -30H-30M-8 -19H-24'),
    cut('cream', [-112, -18], [-50, 12], [0, -6], [50, 12], [112, -18], [68, 52], [-68, 52]),
    cut('linen', [0, -6], [50, 12], [112, -18], [68, 52], [30, 52]),
    cut('cream', [112, -18], [68, 52], [50, 12]),
    cut('cream', [-112, -18], [-50, 12], [-68, 52]),
    cut('cognac', [-50, 12], [0, -6], [50, 12], [0, 30]),
    pen('cognac', 3, 'M-40 26H-12M-42 36H12M-44 46H-4'),
    pen('umber', 2.6, 'M0 -92L-50 12M0 -92L50 12M0 -92V-6'),
    pen('umber', 2.6, 'M-112 -18L-50 12L0 -6L50 12L112 -18L68 52H-68Z'),
    pen('umber', 2, 'M-50 12L-68 52M50 12L68 52M-50 12L0 30L50 12'),
  );
}

/** A small tide inside the stone, for the boat to lie on. */
function innerTide(): string {
  return [
    tideLine('tide', [230, 322], 352, 11),
    tideLine('deep', [286, 338], 230, 8),
    tideLine('tide', [352, 352], 140, 6),
  ].join('');
}

export const NOT_FOUND: Record<string, Scene> = {
  'not-found': {
    width: 800,
    height: 560,
    scale: 1.25,
    pieces: [{ cx: 400, cy: 246, rx: 300, ry: 222, seed: 104, inside: boat() + innerTide() }],
    water: { line: 424, middle: 400, half: 300 },
  },
};
