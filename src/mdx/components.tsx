/*
 * Every component writers may use in MDX, by the name they write; the content check refuses all others. A new one is
 * one more `defineComponent` here, in alphabetical order; those that draw a table are in `drawings/`.
 */
import { z } from 'zod';
import { altText, publicImage } from '../schema/shared/public-file';
import { label } from '../schema/shared/text';
import { Captioned } from './figure';
import { defineComponent } from './writer-component';

export { Bars } from './drawings/bars';
export { Flow } from './drawings/flow';
export { Plot } from './drawings/plot';
export { Sequence } from './drawings/sequence';
export { Spans } from './drawings/spans';

const kind = z.enum(['note', 'tip', 'warning']);

const colours: Record<z.infer<typeof kind>, string> = {
  note: 'border-tide',
  tip: 'border-good',
  warning: 'border-bad',
};

/** A box beside the text: something to know, to try or to beware of. */
export const Callout = defineComponent({
  props: z.strictObject({
    kind: kind.optional().describe('How it looks: note, tip or warning. Left out, it is a note.'),
    title: label().optional().describe('Its heading. Left out, the kind is the heading.'),
  }),
  children: true,
  page: ({ kind = 'note', title, children }, { words }) => (
    <div role="note" className={`border-l-4 bg-raised px-6 py-5 [&>*+*]:mt-3 ${colours[kind]}`}>
      <p className="font-semibold">{title ?? words(`callout.${kind}`)}</p>
      {children}
    </div>
  ),
  feed: ({ kind = 'note', title, children }, { words }) => (
    <blockquote>
      <p>
        <strong>{title ?? words(`callout.${kind}`)}</strong>
      </p>
      {children}
    </blockquote>
  ),
});

/** A part of a log: what happened at a time, or on a day. */
export const Entry = defineComponent({
  props: z.strictObject({
    when: label(60).describe('The day or the time, as readers of the text say it: "3 February".'),
  }),
  children: true,
  page: ({ when, children }) => (
    <div className="border-line border-l-2 pb-3 pl-6 [&>*+*]:mt-3">
      <p className="-ml-6 flex items-center gap-4 font-semibold text-amber-ink tabular-nums before:h-0.5 before:w-4 before:bg-current">
        {when}
      </p>
      {children}
    </div>
  ),
  feed: ({ when, children }) => (
    <>
      <p>
        <strong>{when}</strong>
      </p>
      {children}
    </>
  ),
});

/** A picture with a line under it. */
export const Figure = defineComponent({
  props: z.strictObject({
    src: publicImage().describe('Path of the picture from public/; the file must exist.'),
    alt: altText().describe('What is seen in the picture, 1 to 250 characters.'),
    caption: label(300).optional().describe('A line under the picture.'),
  }),
  children: false,
  page: ({ src, alt, caption }, { Picture }) => (
    <Captioned caption={caption} place="page">
      <Picture src={src} alt={alt} />
    </Captioned>
  ),
  feed: ({ src, alt, caption }, { Picture }) => (
    <Captioned caption={caption} place="feed">
      <Picture src={src} alt={alt} />
    </Captioned>
  ),
});

/** Someone's words, set large, with the name of who said them. */
export const Quote = defineComponent({
  props: z.strictObject({ author: label().describe('Who says it.') }),
  children: true,
  page: ({ author, children }) => (
    <figure className="py-4">
      <blockquote className="font-bold font-display text-title tracking-[-0.02em]">
        {children}
      </blockquote>
      <figcaption className="mt-3 text-muted text-small">{author}</figcaption>
    </figure>
  ),
  feed: ({ author, children }) => (
    <blockquote>
      {children}
      <p>{`— ${author}`}</p>
    </blockquote>
  ),
});

/** What one side says in a conversation that is told word by word. */
export const Turn = defineComponent({
  props: z.strictObject({ by: label(60).describe('Who speaks: the name, or the first name.') }),
  children: true,
  page: ({ by, children }) => (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr]">
      <p className="font-semibold text-amber-ink">{by}</p>
      <div className="[&>*+*]:mt-3">{children}</div>
    </div>
  ),
  feed: ({ by, children }) => (
    <>
      <p>
        <strong>{by}</strong>
      </p>
      {children}
    </>
  ),
});
