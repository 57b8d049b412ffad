import { z } from 'zod';
import { text } from './text';
import './field-meta';

const imagePath = /^\/\S+\.(?:avif|webp|png|jpe?g|svg|gif)$/;
const webmPath = /^\/\S+\.webm$/;
const subtitlePath = /^\/\S+\.vtt$/;

/** A picture under public/, written from the site's root. */
export const publicImage = () =>
  z
    .string()
    .regex(
      imagePath,
      'must be a path from public/ that starts with / and ends in .avif, .webp, .png, .jpg, .svg or .gif',
    )
    .meta({ image: true });

/** A WebVTT file under public/, written from the site's root. */
export const publicSubtitles = () =>
  z
    .string()
    .regex(subtitlePath, 'must be a path from public/ that starts with / and ends in .vtt')
    .meta({ file: true });

/** A WebM video under public/, written from the site's root. */
export const publicWebm = () =>
  z
    .string()
    .regex(webmPath, 'must be a path from public/ that starts with / and ends in .webm')
    .meta({ file: true });

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
export const coverImage = imageAt(publicImage().meta({ minWidth: 1600, shape: 'wide' }));

/** A picture of someone, which stands upright or square. */
export const portraitImage = imageAt(publicImage().meta({ shape: 'upright' }));

/** Which part of a picture is kept where it is cut upright. */
export const focus = z
  .int()
  .min(0)
  .max(100)
  .optional()
  .describe(
    'What phones keep of the picture, which they cut upright: 0 its left half, 100 its right half. Left out, the middle.',
  );

/** A still of a video. */
export const stillImage = imageAt(publicImage().meta({ shape: 'wide' }));
