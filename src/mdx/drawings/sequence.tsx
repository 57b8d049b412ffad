import { defineComponent } from '../writer-component';
import { Drawing, DrawnAsTable, measures, titleAlone } from './drawing';
import { type Cell, readTable } from './read-table';

/** Messages between two or more parties, one under the other. A message in ~~tildes~~ never arrives. */
export const Sequence = defineComponent({
  props: titleAlone,
  children: true,
  table: { columns: [3, 3], rows: [2, 14], hasNumbers: false },
  page: ({ title, children }, { words }) => {
    const { rows } = readTable(children);
    const names = [...new Set(rows.flatMap(([from, to]) => [textOf(from), textOf(to)]))];
    return (
      <Drawing title={title}>
        <ol className="sequence" style={measures({ '--of': names.length })}>
          <li aria-hidden="true">
            {names.map((name) => (
              <b key={name}>{name}</b>
            ))}
          </li>
          {rows.map(([from, to, what], index) => {
            const [start, end] = [names.indexOf(textOf(from)), names.indexOf(textOf(to))];
            return (
              <li
                key={String(index)}
                data-way={wayOf(start, end)}
                data-lost={what?.isStruck || undefined}
                style={placeOf(start, end)}
              >
                <p>
                  <span className="sr-only">
                    {start === end ? textOf(from) : `${textOf(from)} → ${textOf(to)}`}:{' '}
                  </span>
                  {what?.content}
                  {what?.isStruck && <span className="sr-only"> {words('drawing.lost')}</span>}
                </p>
              </li>
            );
          })}
        </ol>
      </Drawing>
    );
  },
  feed: DrawnAsTable,
});

const textOf = (cell: Cell | undefined) => cell?.text ?? '';

function wayOf(start: number, end: number) {
  if (start === end) return 'self';
  return start < end ? 'on' : 'back';
}

function placeOf(start: number, end: number) {
  return measures({ '--from': Math.min(start, end), '--to': Math.max(start, end) });
}
