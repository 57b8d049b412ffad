import { z } from 'zod';
import { label, text } from './text';

/** A question with its answer inside a page's own FAQ block. */
export const question = z.strictObject({
  question: label(200).describe('The question, as a visitor would ask it.'),
  answer: text(1500).describe('The answer, in plain sentences without Markdown.'),
});
