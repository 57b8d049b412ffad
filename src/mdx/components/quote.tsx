import { z } from 'zod';
import { label } from '../../schema/shared/text';
import { defineComponent } from '../writer-component';

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
