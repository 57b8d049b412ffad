import { z } from 'zod';
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
