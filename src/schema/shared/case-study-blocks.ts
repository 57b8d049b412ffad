import { z } from 'zod';
import { iconNames } from '../../site/icons';
import { slugPattern } from './slug';
import { label, text } from './text';

/** The steps of the development process, in the order of the page. */
const processStepIds = [
  'product-backlog',
  'sprint-backlog',
  'weekly-sprint',
  'shippable-increment',
  'product',
] as const;

const stepContent = z.strictObject({
  header: label(120).describe('The heading shown when the step is open.'),
  body: text(1500).describe('The text shown when the step is open.'),
});

const processStep = z.strictObject({
  id: z.enum(processStepIds).describe('Which of the five steps this is.'),
  icon: z.enum(iconNames).describe('The icon on the tab, a name from src/site/icons.ts.'),
  header: label(80).describe('The label of the tab.'),
  description: text(400).describe('A sentence under the label.'),
  content: stepContent.describe('What the open step shows.'),
});

/** Exactly the five steps, each once and in order: the tabs tell one story. */
export const processSteps = z
  .array(processStep)
  .length(processStepIds.length, `must have exactly five entries: ${processStepIds.join(', ')}`)
  .superRefine((steps, context) => {
    steps.forEach((step, index) => {
      const due = processStepIds[index];
      if (due === undefined || step.id === due) return;
      const message = `must be ${due}, the step in place ${index + 1}`;
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message,
        params: { rule: 'step-out-of-order' },
      });
    });
  });

/** A part of the product that mattered most. */
export const crucialArea = z.strictObject({
  id: z
    .string()
    .regex(slugPattern, 'must be lower-case letters, digits and single hyphens')
    .describe('A short name for links: lower-case letters, digits and single hyphens.'),
  header: label(120).describe('The heading of the area.'),
  icon: z.enum(iconNames).describe('The icon beside the heading, a name from src/site/icons.ts.'),
  body: text(1500).describe('What was done there.'),
});

/** The units of a figure; `count` is a bare number, for what the label counts. */
const figureUnits = ['count', 'percent', 'second', 'minute', 'hour', 'day', 'dollar'] as const;

/** Something measured after the work and, where it was measured, before it. */
const figure = z.strictObject({
  label: label(60).describe('What was measured: "Time to find a skipper".'),
  before: z.number().optional().describe('What it was before. Left out, only the result is shown.'),
  after: z.number().describe('What it is now.'),
  unit: z.enum(figureUnits).describe('The unit of both; "count" for what the label counts.'),
});

/** Something the client gained; the first one with a figure stands on the card. */
export const gain = z.strictObject({
  text: text(400).describe('What the client gained, in a sentence.'),
  figure: figure
    .optional()
    .describe('The same as a figure: for the card, the home page and large on the page.'),
});
