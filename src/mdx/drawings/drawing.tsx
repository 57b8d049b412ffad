import type { CSSProperties, ReactNode } from 'react';
import { z } from 'zod';
import { label } from '../../schema/shared/text';

/** The attribute that every drawing has. */
export const drawingTitle = label(160).describe(
  'What is to be seen in it, in one sentence: the heading of the drawing.',
);

/** The attributes of a drawing without any of its own. */
export const titleAlone = z.strictObject({ title: drawingTitle });

type Props = { title: string; children?: ReactNode };

/** The frame of every drawing: what is to be seen, and the drawing under it. */
export function Drawing({ title, children }: Props) {
  return (
    <figure className="drawing">
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}

/** A drawing where there are no styles: the table it is made of, under its heading. */
export function DrawnAsTable({ title, children }: Props) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </>
  );
}

/** Numbers for the style sheet; rounded, as every digit is sent twice. */
export function measures(values: Readonly<Record<`--${string}`, number>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );
}
