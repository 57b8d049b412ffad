import type { Paint } from '../palette';
import { curve, disc, hand, n, type Point, pen, sheet, tideLine } from '../paper';

const WIDTH = 1200;
const HEIGHT = 640;

/** The edge of the quay, from left to right: a slow bend of the river. */
const quay = (x: number): number => 372 + 40 * Math.sin((x - 60) / 250) - x * 0.045;

/** Where the streets come down to the water. */
const streets = [318, 604, 905] as const;
/** The left edge of the house that is ours. */
const ours = 690;
/** The crane stands in the row, as wide as three houses. */
const crane = { from: 430, to: 540 } as const;

type House = { x: number; width: number; height: number; gable: 'steps' | 'point' | 'bell' };

/** A front on the quay, upright, its foot on the edge. */
function front({ x, width, height, gable }: House, isOurs: boolean): string {
  const foot = quay(x + width / 2) - 16;
  const eaves = foot - height;
  const line: Paint = isOurs ? 'umber' : 'tide';
  const outline = `M${n(x)} ${n(foot)}V${n(eaves)}${top(gable, x, width, eaves)}V${n(foot)}Z`;
  const body = isOurs
    ? `<path fill="#f3a33c" d="${outline}"/>`
    : `<path fill="#0f1c24" d="${outline}"/>`;
  return body + pen(line, 1.6, outline) + windows(x, width, eaves, foot, isOurs);
}

function top(gable: House['gable'], x: number, width: number, eaves: number): string {
  const middle = x + width / 2;
  const rise = width * 0.72;
  if (gable === 'point') return `L${n(middle)} ${n(eaves - rise)}L${n(x + width)} ${n(eaves)}`;
  if (gable === 'bell') {
    const peak = n(eaves - rise);
    return `C${n(x)} ${n(eaves - rise * 0.5)} ${n(middle - 8)} ${n(eaves - rise * 0.4)} ${n(middle)} ${peak}C${n(middle + 8)} ${n(eaves - rise * 0.4)} ${n(x + width)} ${n(eaves - rise * 0.5)} ${n(x + width)} ${n(eaves)}`;
  }
  const step = width / 5;
  const lift = rise / 3;
  return `v${n(-lift)}h${n(step)}v${n(-lift)}h${n(step)}v${n(-lift)}h${n(step)}v${n(lift)}h${n(step)}v${n(lift)}h${n(step)}v${n(lift)}`;
}

/** Rows of windows; in ours someone is in. */
function windows(x: number, width: number, eaves: number, foot: number, isOurs: boolean): string {
  const columns = width > 44 ? 3 : 2;
  const gap = width / (columns + 1);
  const marks = [];
  for (let y = eaves + 16; y < foot - 22; y += 23)
    for (let column = 1; column <= columns; column++)
      marks.push(`M${n(x + gap * column)} ${n(y)}v9`);
  return pen(isOurs ? 'cream' : 'deep', 4, marks.join(''));
}

/** The row on the quay, with gaps for the streets and the crane. */
function row(): string {
  const random = hand(12);
  const gables = ['steps', 'point', 'bell', 'point'] as const;
  const parts: string[] = [];
  for (let x = 96, index = 0; x < WIDTH; index++) {
    const width = x === ours ? 52 : 34 + random() * 18;
    const height = 74 + random() * 52;
    const gable = gables[index % gables.length] ?? 'point';
    const gap = [...streets.map((at) => [at, at + 34]), [crane.from, crane.to], [ours, ours]].find(
      ([from = 0]) => x < from && x + width > from,
    );
    if (gap && x !== ours) {
      x = gap[1] ?? x + width;
      continue;
    }
    parts.push(front({ x, width, height: x === ours ? 112 : height, gable }, x === ours));
    x += width + 1.5;
  }
  return parts.join('');
}

/** The roofs of the streets behind, seen over the row. */
function town(): string {
  const random = hand(7);
  const gables = ['point', 'bell', 'steps'] as const;
  const lines = [0, 1].map((back) => {
    const roofs: string[] = [];
    for (let x = 110 + back * 60, index = back; x < WIDTH; index++) {
      const width = 30 + random() * 22;
      const eaves = quay(x) - 118 - back * 46 - random() * 34;
      const gable = gables[index % gables.length] ?? 'point';
      const foot = quay(x) - 40;
      roofs.push(`M${n(x)} ${n(foot)}V${n(eaves)}${top(gable, x, width, eaves)}V${n(foot)}`);
      x += width + random() * 14;
    }
    return `<path fill="#0c161d" d="${roofs.join('')}"/>` + pen('deep', 1.1, roofs.join(''));
  });
  return lines.toReversed().join('');
}

/** The old crane: two towers, and between them the wooden hoist that leans over the water. */
function woodenCrane(): string {
  const foot = quay(485) - 14;
  const path = (...points: Point[]) =>
    `M${points.map(([x, up]) => `${n(crane.from + x)} ${n(foot - up)}`).join('L')}`;
  const towers = [2, 78].map(
    (x) => `${path([x, 0], [x, 96], [x + 14, 112], [x + 28, 96], [x + 28, 0])}Z`,
  );
  const hoist = `${path([30, 0], [30, 120], [22, 168], [54, 214], [86, 168], [78, 120], [78, 0])}Z`;
  const beams = [
    [30, 120, 78],
    [22, 168, 86],
    [30, 60, 78],
    [2, 96, 30],
    [78, 96, 106],
  ]
    .map(([from = 0, up = 0, to = 0]) => path([from, up], [to, up]))
    .join('');
  return [
    `<path fill="#0f1c24" d="${towers.join('')}${hoist}"/>`,
    pen('cognac', 1.8, towers.join('') + hoist + beams + path([54, 190], [54, 28])),
    pen('cognac', 3, path([44, 28], [64, 28])),
  ].join('');
}

/** The river: its edge, and lines that follow the bend; under our house they are amber. */
function river(): string {
  const random = hand(31);
  const edge = Array.from({ length: 30 }, (_, index) => index * 40 + 40);
  const path = (drop: number) => `M${edge.map((x) => `${n(x)} ${n(quay(x) + drop)}`).join('L')}`;
  const lines = Array.from({ length: 46 }, (_, index) => {
    const length = 60 + random() * 190;
    const x = 40 + random() * (WIDTH - 140);
    const y = quay(x + length / 2) + 34 + (index / 46) * 210;
    return tideLine(index % 3 === 0 ? 'tide' : 'deep', [x, y], length, 3 + (index / 46) * 4);
  });
  const glow = [0, 1, 2, 3].map((index) =>
    tideLine(
      'honey',
      [ours - 8 - index * 9, quay(ours) + 40 + index * 30],
      70 + index * 20,
      4 + index,
    ),
  );
  return pen('tide', 3, path(0)) + pen('deep', 1.6, path(12)) + lines.join('') + glow.join('');
}

/** The bridge that leaves the quay at the last street. */
function bridge(): string {
  const x = streets[2] + 17;
  const y = quay(x);
  const rails = pen('tide', 2, `M${n(x - 16)} ${n(y)}l-80 400M${n(x + 16)} ${n(y)}l-70 400`);
  const deck = [
    [x - 15, y],
    [x + 15, y],
    [x - 54, y + 400],
    [x - 96, y + 400],
  ] as const satisfies readonly Point[];
  return `<path fill="#0f1c24" d="M${deck.map((point) => point.map(n).join(' ')).join('L')}Z"/>${rails}`;
}

/** A drop of amber over our house. */
function pin(): string {
  const [x, y] = [ours + 26, quay(ours) - 196];
  const drop: Point[] = [
    [x, y],
    [x - 26, y - 34],
    [x - 20, y - 66],
    [x + 10, y - 76],
    [x + 28, y - 46],
  ];
  return `<path fill="#f3a33c" d="${curve(drop)}"/>${disc('umber', [x + 1, y - 42], 9)}`;
}

/** The left edge fades, because words stand there. */
const fade =
  '<defs><linearGradient id="f"><stop offset="0" stop-color="#000"/><stop offset=".2" stop-color="#fff"/></linearGradient><mask id="m"><path fill="url(#f)" d="M0 0H1200V640H0Z"/></mask></defs>';

function plan(): string {
  const parts = [town(), river(), bridge(), row(), woodenCrane(), pin()];
  return sheet(WIDTH, HEIGHT, fade, `<g mask="url(#m)">${parts.join('')}</g>`);
}

export const QUAY: Record<string, string> = { quay: plan() };
