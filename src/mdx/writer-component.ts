import type { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { z } from 'zod';

/** What a component is given by the place it is drawn in: a page, or a feed, which has neither styles nor context. */
export type Place = {
  /** A picture of `public/` in its own size. */
  Picture: (props: { src: string; alt: string }) => ReactNode;
  /** The words of the place, in its language: `messages/<language>/site.json`. */
  words: ReturnType<typeof useTranslations<'site'>>;
};

type Look<Props> = (props: Props & { children?: ReactNode }, place: Place) => ReactNode;

type Definition<Props extends z.ZodObject> = {
  /** Its attributes: what the content check accepts, and what the looks are given. */
  props: Props;
  /** Whether something may stand between its tags. */
  children: boolean;
  page: Look<z.output<Props>>;
  /** Plain elements that every feed reader keeps: no classes. Left out, the feed shows what the page shows. */
  feed?: Look<z.output<Props>>;
};

/** A component writers may use in MDX, as the content check and the renderers see it. */
export type WriterComponent = {
  props: z.ZodObject;
  children: boolean;
  draw: Record<'page' | 'feed', Look<Record<string, unknown>>>;
};

/**
 * Defines a component for writers: its attributes and how it looks. The content check imports the definition on the
 * command line, before any content is compiled: the file may import neither `collections/` nor client components.
 */
export function defineComponent<Props extends z.ZodObject>({
  props,
  children,
  page,
  feed = page,
}: Definition<Props>): WriterComponent {
  const checked =
    (look: Look<z.output<Props>>): Look<Record<string, unknown>> =>
    ({ children: inside, ...attributes }, place) =>
      look({ ...props.parse(attributes), children: inside }, place);
  return { props, children, draw: { page: checked(page), feed: checked(feed) } };
}

/** Returns the components as React's, drawn in one way; `usePlace` is called while one of them renders. */
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
