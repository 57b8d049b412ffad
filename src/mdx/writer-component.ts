import type { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { z } from 'zod';

/** What a component gets from where it is drawn: a page, or a feed, which has neither styles nor context. */
export type Place = {
  /** Draws a file of `public/` at its own size. */
  Picture: (props: { src: string; alt: string }) => ReactNode;
  /** The messages of `messages/<language>/site.json`. */
  words: ReturnType<typeof useTranslations<'site'>>;
};

type Look<Props> = (props: Props & { children?: ReactNode }, place: Place) => ReactNode;

/** What the content check asks of the table between the tags of a drawing. */
export type TableRules = {
  /** The least and the most. */
  columns: readonly [number, number];
  /** The least and the most, the head left out. */
  rows: readonly [number, number];
  /** Whether each cell but those of the first column has to hold a number. */
  hasNumbers: boolean;
};

type Definition<Props extends z.ZodObject> = {
  /** The attributes: the content check accepts them, and the looks receive them. */
  props: Props;
  /** Whether the component may have content between its tags. */
  children: boolean;
  /** Of a drawing: the table that is all of its content. */
  table?: TableRules;
  page: Look<z.output<Props>>;
  /** Plain elements without classes, which every feed reader keeps. Default: the look on the page. */
  feed?: Look<z.output<Props>>;
};

/** A component writers may use in MDX, in the form the content check and the renderers read. */
export type WriterComponent = {
  props: z.ZodObject;
  children: boolean;
  table: TableRules | undefined;
  draw: Record<'page' | 'feed', Look<Record<string, unknown>>>;
};

/**
 * Defines a component for writers: its attributes and its looks. The content check imports the definition on the
 * command line before any content is compiled, so its file may import neither `collections/` nor client components.
 */
export function defineComponent<Props extends z.ZodObject>({
  props,
  children,
  table,
  page,
  feed = page,
}: Definition<Props>): WriterComponent {
  const checked =
    (look: Look<z.output<Props>>): Look<Record<string, unknown>> =>
    ({ children: inside, ...attributes }, place) =>
      look({ ...props.parse(attributes), children: inside }, place);
  return { props, children, table, draw: { page: checked(page), feed: checked(feed) } };
}

/** Returns writers' components as React components, drawn for a page or a feed. `usePlace` is called on each render. */
export function drawAll(
  components: Record<string, WriterComponent>,
  way: keyof WriterComponent['draw'],
  usePlace: () => Place,
) {
  return Object.fromEntries(
    Object.entries(components).map(([name, { draw }]) => [
      name,
      (props: Record<string, unknown>) => draw[way](props, usePlace()),
    ]),
  );
}
