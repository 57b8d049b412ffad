import { emblem, held } from '../emblem';
import { cut, disc, group, type Point, pen, slab } from '../paper';
import type { Scene } from '../scene';

function phone(): string {
  return group(
    'rotate(9 240 166)',
    slab('ember', [199, 82], [94, 176], { round: 17 }),
    slab('umber', [193, 77], [94, 176], { round: 17 }),
    slab('cream', [200, 84], [80, 162], { round: 11 }),
    slab('umber', [227, 90], [26, 6], { round: 3 }),
    slab('honey', [209, 108], [62, 46], { round: 7 }),
    cut(
      'cognac',
      [209, 147],
      [226, 128],
      [241, 141],
      [253, 131],
      [271, 148],
      [271, 154],
      [209, 154],
    ),
    disc('cream', [254, 121], 6),
    slab('umber', [209, 165], [44, 7], { round: 3.5 }),
    slab('amber', [209, 178], [62, 5], { round: 2.5 }),
    slab('amber', [209, 188], [52, 5], { round: 2.5 }),
    slab('tide', [209, 210], [62, 23], { round: 11.5 }),
    slab('cream', [227, 219], [26, 5], { round: 2.5 }),
  );
}

function tree(): string {
  const node = (x: number, y: number, r: number, lit: boolean) =>
    slab('umber', [x - r, y - r * 0.8], [r * 2, r * 1.6], { round: 6 }) +
    (lit
      ? slab('cream', [x - r + 5, y - r * 0.8 + 5], [r * 2 - 10, r * 1.6 - 10], { round: 3 })
      : '');
  return [
    pen(
      'umber',
      5,
      'M240 98V130M178 172V130H304V172M178 172V206M148 230V206H208V230M304 172V206M274 230V206H332V230',
    ),
    pen('cream', 5, 'M240 98V130H304V206H274V230'),
    node(240, 92, 25, true),
    node(178, 168, 21, false),
    node(304, 168, 21, true),
    node(148, 234, 16, false),
    node(208, 234, 16, false),
    node(274, 234, 16, true),
    node(332, 234, 16, false),
  ].join('');
}

function compass(): string {
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    const inner = i % 6 === 0 ? 56 : i % 2 === 0 ? 63 : 66;
    const p = (r: number) =>
      `${(240 + r * Math.cos(a)).toFixed(1)} ${(166 + r * Math.sin(a)).toFixed(1)}`;
    return `M${p(inner)}L${p(70)}`;
  }).join('');
  return [
    disc('ember', [245, 171], 90),
    disc('umber', [240, 166], 90),
    disc('cream', [240, 166], 78),
    pen('umber', 3, ticks),
    group(
      'rotate(34 240 166)',
      cut('tide', [240, 106], [257, 166], [240, 166]),
      cut('deep', [240, 106], [223, 166], [240, 166]),
      cut('honey', [240, 226], [223, 166], [240, 166]),
      cut('cognac', [240, 226], [257, 166], [240, 166]),
    ),
    disc('umber', [240, 166], 8),
    disc('cream', [240, 166], 3),
  ].join('');
}

/** Rows of a real trace read the same way: width is time, the hot path is marked. */
const FLAME: readonly (readonly (readonly [
  number,
  number,
  'umber' | 'ember' | 'cream' | 'tide',
])[])[] = [
  [[0, 220, 'umber']],
  [
    [0, 128, 'ember'],
    [132, 88, 'umber'],
  ],
  [
    [0, 34, 'umber'],
    [38, 90, 'ember'],
    [136, 44, 'umber'],
  ],
  [
    [44, 80, 'cream'],
    [140, 30, 'ember'],
  ],
  [
    [48, 62, 'cream'],
    [144, 12, 'umber'],
  ],
  [
    [52, 26, 'tide'],
    [82, 20, 'cream'],
  ],
  [[54, 14, 'tide']],
];

function flame(): string {
  return FLAME.flatMap((row, y) =>
    row.map(([x, w, paint]) => slab(paint, [130 + x, 222 - y * 22], [w, 18], { round: 3 })),
  ).join('');
}

function untangled(): string {
  const ends = [118, 150, 182, 214] as const;
  const knots = [
    'M98 150C150 82 196 236 160 226C118 214 160 104 206 112C238 118 214',
    'M96 186C120 250 214 190 190 138C172 104 118 160 160 196C190 218 212',
    'M104 214C152 150 128 104 168 104C216 106 190 226 214 214C234 200 214',
    'M112 126C112 196 214 250 204 178C196 128 132 150 152 178C172 208 208',
  ] as const;
  const lines = knots.map((start, i) => {
    const y = ends[i] ?? 166;
    const d = `${start} ${y} 256 ${y}H338`;
    return pen(i === 1 ? 'cream' : 'umber', 8, d);
  });
  const heads = ends.map((y, i) => disc(i === 1 ? 'cream' : 'umber', [340, y], 9.5));
  return [...lines, ...heads].join('');
}

function bridge(): string {
  const towers: readonly Point[] = [
    [180, 88],
    [292, 88],
  ];
  const spans: readonly (readonly [Point, Point, Point])[] = [
    [
      [90, 198],
      [154, 176],
      [186, 96],
    ],
    [
      [186, 96],
      [242, 236],
      [298, 96],
    ],
    [
      [298, 96],
      [330, 176],
      [394, 198],
    ],
  ];
  const rope = spans.map(([a, b, c]) => `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`).join('');
  const hangers = spans.flatMap(([a, b, c]) =>
    [0.14, 0.28, 0.42, 0.57, 0.72, 0.86].map((k) => {
      const on = (axis: 0 | 1) =>
        (1 - k) ** 2 * a[axis] + 2 * k * (1 - k) * b[axis] + k * k * c[axis];
      return `M${Math.round(on(0))} ${Math.round(on(1))}V204`;
    }),
  );
  return [
    pen('umber', 2.6, hangers.join('')),
    pen('umber', 5, rope),
    ...towers.map(([x, y]) => slab('ember', [x + 3, y], [12, 156])),
    ...towers.map(([x, y]) => slab('umber', [x, y], [12, 156])),
    cut('cream', [78, 202], [404, 202], [404, 214], [78, 214]),
    cut('umber', [84, 214], [398, 214], [398, 221], [84, 221]),
    slab('tide', [222, 184], [40, 18], { round: 4 }),
    slab('deep', [268, 188], [24, 14], { round: 4 }),
  ].join('');
}

export const SERVICES: Record<string, Scene> = {
  'service-react-native-development': emblem(11, held(phone())),
  'service-react-development': emblem(12, held(tree())),
  'service-react-native-consulting': emblem(23, held(compass())),
  'service-performance-audit': emblem(27, held(flame())),
  'service-refactoring': emblem(44, held(untangled())),
  'service-migration-react-native': emblem(57, held(bridge())),
};
