import { cut, fill, group, n, type Point, pen, poly, sheet, slab, tideLine } from '../paper';
import { amber, chalk, outline, type Stone, tide } from '../stone';

const WIDTH = 480;
const HEIGHT = 360;

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

const LUMP: readonly Point[] = [
  [66, 196],
  [74, 132],
  [112, 108],
  [128, 62],
  [186, 50],
  [222, 30],
  [286, 44],
  [322, 38],
  [372, 78],
  [384, 116],
  [416, 150],
  [404, 208],
  [372, 232],
  [356, 276],
  [296, 284],
  [262, 300],
  [196, 286],
  [150, 294],
  [112, 258],
  [76, 244],
];

/** Talk: the raw piece, still in its rind, and a glass to see what is in it. */
function talk(): string {
  const stone: Stone = { cx: 240, cy: 166, rx: 182, ry: 134, seed: 71 };
  const clip = `<clipPath id="l"><path d="M150 160a92 92 0 1 0 184 0a92 92 0 1 0-184 0Z"/></clipPath>`;
  return sheet(
    WIDTH,
    HEIGHT,
    tide(stone, WIDTH),
    clip,
    fill(poly(LUMP), 'cognac'),
    cut('honey', [74, 132], [112, 108], [128, 62], [186, 50], [222, 30], [206, 92], [140, 134]),
    cut('amber', [128, 62], [186, 50], [176, 84], [140, 134], [112, 108]),
    cut('honey', [222, 30], [286, 44], [322, 38], [300, 84], [206, 92]),
    cut(
      'ember',
      [384, 116],
      [416, 150],
      [404, 208],
      [372, 232],
      [356, 276],
      [330, 214],
      [346, 150],
    ),
    cut(
      'ember',
      [356, 276],
      [296, 284],
      [262, 300],
      [196, 286],
      [150, 294],
      [220, 248],
      [330, 214],
    ),
    cut('umber', [404, 208], [372, 232], [356, 276], [350, 238]),
    cut('ember', [66, 196], [112, 206], [150, 294], [112, 258], [76, 244]),
    pen('umber', 3.4, 'M322 38L346 92L384 116M66 196L92 178L96 150M262 300L268 276'),
    pen('deep', 19, 'M312 226L388 300'),
    pen('tide', 11, 'M310 224L388 300'),
    '<g clip-path="url(#l)">',
    slab('amber', [140, 60], [204, 204]),
    cut('pale', [140, 60], [236, 60], [186, 264], [140, 264]),
    cut('pale', [256, 60], [278, 60], [228, 264], [206, 264]),
    cut('honey', [318, 60], [344, 60], [344, 264], [230, 264], [318, 206]),
    product(-7),
    cut('cream', [166, 122], [186, 92], [214, 76], [190, 96]),
    '</g>',
    pen('deep', 13, 'M150 162a92 92 0 1 0 184 0a92 92 0 1 0-184 0Z'),
    pen('tide', 9, 'M150 159a92 92 0 1 0 184 0a92 92 0 1 0-184 0Z'),
  );
}

const CUT: readonly Point[] = [
  [92, 138],
  [150, 60],
  [252, 34],
  [350, 66],
  [402, 152],
  [376, 238],
  [282, 292],
  [170, 282],
  [98, 218],
];

const TABLE: readonly Point[] = [
  [146, 146],
  [172, 96],
  [246, 78],
  [316, 100],
  [346, 158],
  [328, 220],
  [268, 252],
  [192, 246],
  [150, 206],
];

/** The chalk line along one cut: a little outside the edge and longer than it. */
function beside(edge: number): string {
  const a: Point = CUT[edge] ?? [0, 0];
  const b: Point = CUT[edge + 1] ?? [0, 0];
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(x, y);
  const [px, py] = [(y / long) * 11, (-x / long) * 11];
  const end = (p: Point, k: number) =>
    `${n(p[0] + px + (x / long) * k)} ${n(p[1] + py + (y / long) * k)}`;
  return `M${end(a, -34)}L${end(b, 34)}`;
}

/** Shape: straight facets, the cutter's chalk still on it, chips beside. */
function shape(): string {
  const stone: Stone = { cx: 240, cy: 166, rx: 182, ry: 134, seed: 72 };
  return sheet(
    WIDTH,
    HEIGHT,
    tide(stone, WIDTH),
    fill(poly(CUT), 'honey'),
    cut('amber', [92, 138], [150, 60], [172, 96], [146, 146]),
    cut('pale', [150, 60], [252, 34], [246, 78], [172, 96]),
    cut('amber', [252, 34], [350, 66], [316, 100], [246, 78]),
    cut('cognac', [350, 66], [402, 152], [346, 158], [316, 100]),
    cut('ember', [402, 152], [376, 238], [328, 220], [346, 158]),
    cut('umber', [376, 238], [282, 292], [268, 252], [328, 220]),
    cut('ember', [282, 292], [170, 282], [192, 246], [268, 252]),
    cut('cognac', [170, 282], [98, 218], [150, 206], [192, 246]),
    fill(poly(TABLE), 'amber'),
    cut('pale', [146, 146], [172, 96], [216, 86], [178, 235], [150, 206]),
    cut('pale', [246, 78], [268, 85], [226, 250], [206, 247]),
    product(0),
    chalk([0, 1, 2, 3].map(beside).join('')),
    cut('honey', [52, 286], [78, 268], [92, 290], [70, 304]),
    cut('ember', [78, 268], [92, 290], [70, 304]),
    cut('amber', [410, 284], [432, 274], [440, 296], [420, 304]),
    cut('cognac', [432, 274], [440, 296], [420, 304]),
    cut('cognac', [108, 304], [124, 298], [126, 312]),
  );
}

/** Ship: the finished piece, set on the tide line; below it the water moves the picture aside. */
function ship(): string {
  const stone: Stone = { cx: 240, cy: 166, rx: 178, ry: 134, seed: 73 };
  const above = '<clipPath id="u"><path d="M0 0H480V222Q360 212 240 222T0 222Z"/></clipPath>';
  const below = '<clipPath id="w"><path d="M0 232Q120 242 240 232T480 232V360H0Z"/></clipPath>';
  return sheet(
    WIDTH,
    HEIGHT,
    above,
    below,
    `<g clip-path="url(#u)">${amber(stone, 'a', product(0))}</g>`,
    '<g clip-path="url(#w)">',
    fill(outline(stone, 1, [18, 4]), 'umber'),
    fill(outline(stone, 0.96, [10, 0]), 'ember'),
    fill(outline(stone, 0.78, [-4, -8]), 'cognac'),
    tideLine('honey', [122, 252], 190, 8),
    tideLine('amber', [150, 268], 120, 6),
    tideLine('honey', [190, 283], 110, 5),
    '</g>',
    fill('M6 225Q120 236 240 225T474 225Q356 216 240 229T6 225Z', 'tide'),
    tideLine('tide', [22, 262], 84, 5),
    tideLine('tide', [398, 254], 70, 5),
    tideLine('deep', [64, 292], 74, 5),
    tideLine('deep', [356, 300], 86, 5),
    tideLine('tide', [120, 324], 250, 5),
    tideLine('cognac', [206, 339], 96, 5),
  );
}

export const PROCESS: Record<string, string> = {
  'process-1': talk(),
  'process-2': shape(),
  'process-3': ship(),
};
