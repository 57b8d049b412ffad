import { ScrollRegion } from '../scroll-region';
import { defineComponent } from '../writer-component';
import { Drawing, DrawnAsTable, titleAlone } from './drawing';
import { type Cell, readTable } from './read-table';

/**
 * What leads to what: a row of the table each, from the first column to the last. It stays a table, in which rows that
 * lead on alike share their cells.
 */
export const Flow = defineComponent({
  props: titleAlone,
  children: true,
  table: { columns: [2, 4], rows: [1, 12], hasNumbers: false },
  page: ({ title, children }, { words }) => {
    const { head, rows } = readTable(children);
    return (
      <Drawing title={title}>
        <ScrollRegion className="table-scroll flow" label={words('blog.table')}>
          <table>
            <thead>
              <tr>
                {head.map(({ text, content }) => (
                  <th key={text} scope="col">
                    {content}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={String(at)}>
                  {row.map((cell, column) => (
                    <FlowCell
                      key={head[column]?.text}
                      cell={cell}
                      rows={rowsOf(rows, at, column)}
                      isLast={column === head.length - 1}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Drawing>
    );
  },
  feed: DrawnAsTable,
});

type FlowCellProps = {
  cell: Cell;
  /** How many rows it stands for. */
  rows: number;
  isLast: boolean;
};

function FlowCell({ cell, rows, isLast }: FlowCellProps) {
  if (rows === 0) return null;
  return (
    <td rowSpan={rows > 1 ? rows : undefined} data-end={isLast || undefined}>
      {cell.content}
    </td>
  );
}

/** How many rows a cell stands for: those below that are like its own from here on. 0 where a cell above stands for it. */
function rowsOf(rows: Cell[][], at: number, column: number): number {
  const way = (row: number) =>
    rows[row]
      ?.slice(column)
      .map(({ text }) => text)
      .join('\n');
  if (column === 0) return 1;
  if (way(at - 1) === way(at)) return 0;
  const end = rows.findIndex((_, row) => row > at && way(row) !== way(at));
  return (end < 0 ? rows.length : end) - at;
}
