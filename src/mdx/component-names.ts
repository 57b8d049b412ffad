import { z } from 'zod';
import { altText } from '../schema/shared/image';
import { publicImage } from '../schema/shared/public-file';
import { label } from '../schema/shared/text';

/** A component writers may use in MDX: its attributes, and whether something stands between its tags. */
interface WriterComponentRule {
  readonly props: z.ZodObject;
  readonly children: boolean;
}

/** Every component writers may use; `components.tsx` draws exactly these. */
export const writerComponents = {
  Callout: {
    props: z.strictObject({
      kind: z
        .enum(['note', 'tip', 'warning'])
        .optional()
        .describe('How it looks: note, tip or warning. Left out, it is a note.'),
      title: label().optional().describe('Its heading. Left out, the kind is the heading.'),
    }),
    children: true,
  },
  Figure: {
    props: z.strictObject({
      src: publicImage().describe('Path of the picture from public/; the file must exist.'),
      alt: altText().describe('What is seen in the picture, 1 to 250 characters.'),
      caption: label(300).optional().describe('A line under the picture.'),
    }),
    children: false,
  },
  Quote: {
    props: z.strictObject({
      author: label().describe('Who says it.'),
    }),
    children: true,
  },
} as const satisfies Record<string, WriterComponentRule>;

export type WriterComponent = keyof typeof writerComponents;
