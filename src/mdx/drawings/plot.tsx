import { z } from 'zod';
import { defineComponent } from '../writer-component';
import { Drawing, DrawnAsTable, drawingTitle, measures } from './drawing';
import { type Cell, readTable } from './read-table';

/** A number that changes along a scale: the first column of the table is the scale, the second the number. */
export const Plot = defineComponent({
  props: z.strictObject({
    title: drawingTitle,
    kind: z
      .enum(['line', 'steps', 'columns'])
      .describe(
        'line where the number changes all the time, steps where it stays until the next, columns where each is counted by itself.',
      ),
  }),
  children: true,
  table: { columns: [2, 2], rows: [2, 14], hasNumbers: true },
  page: ({ title, kind, children }) => {
    const { head, rows } = readTable(children);
    const highest = Math.max(...rows.map(([, number]) => numberAt(number))) || 1;
    const points = placesOf(rows, kind).map((x, index) => ({
      x,
      y: numberAt(rows[index]?.[1]) / highest,
    }));
    const line = { line: lineThrough, steps: stepsOver, columns: undefined }[kind]?.(points);
    return (
      <Drawing title={title}>
        <ul className="drawing-names" aria-hidden="true">
          <li>{head[1]?.content}</li>
        </ul>
        <div className="plot" data-kind={kind}>
          {line && (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={line} vectorEffect="non-scaling-stroke" />
              <path d={`${line}V100H${line.slice(1).split(' ', 1)}`} />
            </svg>
          )}
          <dl>
            {rows.map(([name, number], index) => {
              const { x = 0, y = 0 } = points[index] ?? {};
              return (
                <div
                  key={name?.text}
                  data-lean={kind === 'line' ? leanOf(points, index) : undefined}
                  style={measures({ '--x': x, '--y': y })}
                >
                  <dt>{name?.content}</dt>
                  <dd>{number?.content}</dd>
                </div>
              );
            })}
          </dl>
        </div>
        <p className="plot-scale" aria-hidden="true">
          {head[0]?.content}
        </p>
      </Drawing>
    );
  },
  feed: DrawnAsTable,
});

type Point = { x: number; y: number };

const numberAt = (cell: Cell | undefined) => cell?.numbers[0] ?? 0;

/** Where each row stands between 0 and 1: by its number if the first column is numbers alone, else evenly. */
function placesOf(rows: Cell[][], kind: 'line' | 'steps' | 'columns'): number[] {
  const scale = rows.map(([name]) => (/^[\d.,\s]+$/.test(name?.text ?? '') ? numberAt(name) : NaN));
  const [least, most] = [Math.min(...scale), Math.max(...scale)];
  if (kind === 'steps' || Number.isNaN(most) || least === most)
    return rows.map((_, index) => (index + 0.5) / rows.length);
  return scale.map((number) => (number - least) / (most - least));
}

/** The side on which a number stands free of the line: the other one than that from which the line comes down. */
function leanOf(points: Point[], index: number): 'left' | 'right' | undefined {
  const [before, here, after] = [points[index - 1], points[index], points[index + 1]];
  if (!before || !here) return undefined;
  if (before.y > here.y && after && after.y <= here.y) return 'right';
  return before.y < here.y && after && after.y > here.y ? 'left' : undefined;
}

const percent = (share: number) => Math.round(share * 1000) / 10;

const lineThrough = (points: Point[]) =>
  `M${points.map(({ x, y }) => `${percent(x)} ${percent(1 - y)}`).join('L')}`;

const stepsOver = (points: Point[]) =>
  points
    .map(({ y }, index) => `V${percent(1 - y)}H${percent((index + 1) / points.length)}`)
    .join('')
    .replace('V', 'M0 ');
