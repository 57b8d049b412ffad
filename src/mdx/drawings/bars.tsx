import { z } from 'zod';
import { defineComponent } from '../writer-component';
import { Drawing, DrawnAsTable, drawingTitle, measures } from './drawing';
import { type Cell, type DrawnTable, readTable } from './read-table';

/** How many dots stand in a row. */
const dotsInRow = 20;

/** Numbers as bars, or as dots that can be counted: a row of the table each, a colour for each column. */
export const Bars = defineComponent({
  props: z.strictObject({
    title: drawingTitle,
    scale: z
      .enum(['shared', 'own'])
      .optional()
      .describe(
        'own, where the columns have different units: each is drawn beside the others, to its own largest number. Left out, all share one scale.',
      ),
    dots: z
      .string()
      .regex(/^[1-9]\d*$/, 'must be a whole number, 1 or more')
      .optional()
      .describe('Draws dots to be counted: how many things one dot stands for, such as 1 or 10.'),
  }),
  children: true,
  table: { columns: [2, 4], rows: [2, 14], hasNumbers: true },
  page: ({ title, scale = 'shared', dots, children }) => {
    const table = readTable(children);
    const columns = columnsOf(table);
    const most =
      scale === 'own' ? columns.map(largest) : columns.map(() => largest(columns.flat()));
    const draw = dots ? dotsFor(Math.max(...most), Number(dots)) : shareOf;
    const look: Look = {
      names: table.head.slice(1),
      isApart: scale === 'own' || dots !== undefined,
      tones: scale === 'own' ? [] : tones.slice(-columns.length),
    };
    return (
      <Drawing title={title}>
        {columns.length > 1 && <Names {...look} />}
        <dl className={dots ? 'bars dots' : 'bars'} {...placing(look)}>
          {table.rows.map(([name, ...cells]) => (
            <div key={name?.text}>
              <dt>{name?.content}</dt>
              {cells.map((cell, index) => (
                <dd
                  key={look.names[index]?.text}
                  data-tone={look.tones[index]}
                  style={draw(numberIn(cell), most[index] || 1)}
                >
                  {cells.length > 1 && <span className="sr-only">{look.names[index]?.text}: </span>}
                  {cell.content}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Drawing>
    );
  },
  feed: DrawnAsTable,
});

/** The last column has the warmest colour: it is what the others lead to. Scales of their own need no colours. */
const tones = ['edge', 'tide', 'amber'] as const;

type Look = { names: Cell[]; isApart: boolean; tones: readonly string[] };

/** The names of the columns: over each, or beside their colours. */
function Names({ names, ...look }: Look) {
  return (
    <ul className="drawing-names" {...placing({ names, ...look })} aria-hidden="true">
      {names.map(({ text, content }, index) => (
        <li key={text} data-tone={look.tones[index]}>
          {content}
        </li>
      ))}
    </ul>
  );
}

const placing = ({ names, isApart }: Look) =>
  isApart ? { 'data-apart': true, style: measures({ '--of': names.length }) } : {};

const shareOf = (number: number, most: number) => measures({ '--share': number / most });
const numberIn = ({ numbers: [number = 0] }: Cell) => number;
const largest = (cells: Cell[]) => Math.max(...cells.map(numberIn));
const columnsOf = ({ head, rows }: DrawnTable) =>
  head.slice(1).map((_, index) => rows.flatMap((row) => row[index + 1] ?? []));

/** Returns what draws a number as dots, each for so many things, in a field that holds the largest number. */
function dotsFor(most: number, each: number) {
  const count = Math.ceil(most / each);
  const columns = Math.min(count, dotsInRow);
  const rows = Math.ceil(count / columns);
  return (number: number) => {
    const filled = Math.round(number / each);
    return measures({
      '--columns': columns,
      '--rows': rows,
      '--full': Math.floor(filled / columns),
      '--rest': filled % columns,
    });
  };
}
