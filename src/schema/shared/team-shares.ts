import { z } from 'zod';
import { wholeNumber } from './numbers';
import { reference } from './slug';
import { label } from './text';
import { uniqueList } from './unique-list';

const channel = () => wholeNumber(0, 255);

const teamShare = z.strictObject({
  name: label(80).describe('The role or person, shown in the chart and on the card.'),
  hours: wholeNumber(0, 100).describe(
    'The share of the work in percent; all shares add up to 100.',
  ),
  color: z
    .tuple([channel(), channel(), channel()])
    .describe('The colour of the slice as [red, green, blue], each 0 to 255.'),
  people: uniqueList(reference('people').describe('The slug of a person.'), 1, 8)
    .optional()
    .describe(
      'Who did this work: slugs of files in content/people. Left out, only the role is shown.',
    ),
  others: wholeNumber(1, 20)
    .optional()
    .describe('How many more did it who have no profile here; only beside people.'),
});

/** The years of a project. */
export const projectYears = z
  .strictObject({
    from: wholeNumber(1990, 2100).describe('The year the work began.'),
    to: wholeNumber(1990, 2100).optional().describe('The year it ended. Left out, the same year.'),
  })
  .optional()
  .describe('When the work was done. Left out, it is not shown.');

/** The pie of who did how much; a pie that is not whole is a mistake in the numbers. */
export const teamShares = z
  .array(teamShare)
  .min(1)
  .max(12)
  .superRefine((shares, context) => {
    const total = shares.reduce((sum, share) => sum + share.hours, 0);
    if (total === 100) return;
    const message = `must have hours that add up to 100, not ${total}: ${total < 100 ? `${100 - total} missing` : `${total - 100} too many`}`;
    context.addIssue({ code: 'custom', message, params: { rule: 'hours-total' } });
  });
