import { z } from 'zod';
import { label, text } from './text';

/** The first block of a page. */
export const hero = z.strictObject({
  headline: label(120).describe('The large line at the top of the page.'),
  description: text(400).describe('One or two sentences under the headline.'),
});

/** A question with its answer inside a page's own FAQ block. */
export const question = z.strictObject({
  question: label(200).describe('The question, as a visitor would ask it.'),
  answer: text(1500).describe('The answer, in plain sentences without Markdown.'),
});
