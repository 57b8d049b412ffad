import { z } from 'zod';
import { publicImage } from './public-file';
import { text } from './text';

/** What a picture shows, for people who do not see it. */
export const altText = () => text(250);

const imageAt = (src: z.ZodString) =>
  z.strictObject({
    src: src.describe(
      'Path of the picture from public/, such as /images/blog/my-article/cover.webp; the file must exist.',
    ),
    alt: altText().describe(
      'What is seen in the picture, 1 to 250 characters, read out by screen readers.',
    ),
  });

/** A picture with its text alternative. */
export const image = imageAt(publicImage());

/** A picture that stands over the whole width of its page (82rem), where a narrower one would be blurred. */
export const coverImage = imageAt(publicImage().meta({ minWidth: 1600 }));
