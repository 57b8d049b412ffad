import { z } from 'zod';
import { defineComponent } from '../writer-component';
import { Drawing, DrawnAsTable, drawingTitle, measures } from './drawing';
import { type Cell, readTable } from './read-table';

/** From when to when, or from how much to how much: a row of the table each, over one scale. */
export const Spans = defineComponent({
  props: z.strictObject({
    title: drawingTitle,
    kind: z
      .enum(['periods', 'amounts'])
      .describe(
        'periods for numbered weeks or days, where 4–6 is three of them; amounts for what may be as little as 4 and as much as 6.',
      ),
  }),
  children: true,
  table: { columns: [2, 2], rows: [2, 14], hasNumbers: true },
  page: ({ title, kind, children }) => {
    const { head, rows } = readTable(children);
    const ticks = ticksUpTo(Math.max(...rows.flatMap(([, span]) => span?.numbers ?? [])));
    const end = ticks.at(-1) ?? 1;
    return (
      <Drawing title={title}>
        <ul className="drawing-names" aria-hidden="true">
          <li>{head[1]?.content}</li>
        </ul>
        <dl className="spans">
          {rows.map(([name, span]) => (
            <div key={name?.text}>
              <dt>{name?.content}</dt>
              <dd style={placeOf(span, kind, end)}>
                <span>{span?.content}</span>
              </dd>
            </div>
          ))}
        </dl>
        <ol className="spans-scale" aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick} style={measures({ '--at': tick / end })}>
              {tick}
            </li>
          ))}
        </ol>
      </Drawing>
    );
  },
  feed: DrawnAsTable,
});

/** Where a span lies between 0 and 1. The first of numbered periods begins at 0. */
function placeOf(span: Cell | undefined, kind: 'periods' | 'amounts', end: number) {
  const [from = 0, to = from] = span?.numbers ?? [];
  const start = kind === 'periods' ? from - 1 : from;
  return measures({ '--from': start / end, '--to': to / end });
}

/** Returns three to six round numbers from 0 to the first that is not below `most`. */
function ticksUpTo(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 5 || 1));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => most / one <= 5) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
