import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { numbersSaid } from '@/rules/numbers-said';

/** A cell of a table that a drawing is made of. */
export type Cell = {
  /** As the document has it, with its code and links. */
  content: ReactNode;
  text: string;
  /** The numbers in it, in their order. */
  numbers: number[];
  /** Whether it has words in ~~tildes~~. */
  isStruck: boolean;
};

export type DrawnTable = { head: Cell[]; rows: Cell[][] };

type Element = ReactElement<{ children?: ReactNode }>;

const isElement = (node: ReactNode): node is Element => isValidElement(node);

/** Reads the table between the tags of a drawing. The content check has made sure that there is one. */
export function readTable(children: ReactNode): DrawnTable {
  const [head = [], ...rows] = rowsIn(children).map(({ props }) =>
    Children.toArray(props.children).filter(isElement).map(cellOf),
  );
  return { head, rows };
}

function rowsIn(children: ReactNode): Element[] {
  return Children.toArray(children)
    .filter(isElement)
    .flatMap((element) => (element.type === 'tr' ? [element] : rowsIn(element.props.children)));
}

function cellOf({ props: { children } }: Element): Cell {
  const text = textOf(children).trim();
  const isStruck = Children.toArray(children).some(
    (part) => isElement(part) && part.type === 'del',
  );
  return { content: children, text, numbers: numbersSaid(text), isStruck };
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => (isElement(part) ? textOf(part.props.children) : String(part)))
    .join('');
}
