import { z } from 'zod';
import { label } from '../../schema/shared/text';
import { defineComponent } from '../writer-component';

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
