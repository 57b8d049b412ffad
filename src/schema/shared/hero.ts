import { z } from 'zod';
import { label, text } from './text';

/** The first block of a page. */
export const hero = z.strictObject({
  headline: label(120).describe('The large line at the top of the page.'),
  description: text(400).describe('One or two sentences under the headline.'),
});
