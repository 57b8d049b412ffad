import { z } from 'zod';
import { altText } from '../../schema/shared/image';
import { publicImage } from '../../schema/shared/public-file';
import { label } from '../../schema/shared/text';
import { defineComponent } from '../writer-component';

/** A picture with a line under it. */
export const Figure = defineComponent({
  props: z.strictObject({
    src: publicImage().describe('Path of the picture from public/; the file must exist.'),
    alt: altText().describe('What is seen in the picture, 1 to 250 characters.'),
    caption: label(300).optional().describe('A line under the picture.'),
  }),
  children: false,
  page: ({ src, alt, caption }, { Picture }) => (
    <figure>
      <Picture src={src} alt={alt} />
      {caption && <figcaption className="mt-3 text-muted text-small">{caption}</figcaption>}
    </figure>
  ),
  feed: ({ src, alt, caption }, { Picture }) => (
    <figure>
      <Picture src={src} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
});
