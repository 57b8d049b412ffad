import { z } from 'zod';
import { wholeNumber } from './numbers';
import { label } from './text';

const channel = () => wholeNumber(0, 255);

const teamShare = z.strictObject({
  name: label(80).describe('The role or person, shown in the chart and on the card.'),
  hours: wholeNumber(0, 100).describe(
    'The share of the work in percent; all shares add up to 100.',
  ),
  color: z
    .tuple([channel(), channel(), channel()])
    .describe('The colour of the slice as [red, green, blue], each 0 to 255.'),
});

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
