import { z } from 'zod';
import { lengthUnits, pricePer } from '../../site/prices';
import { currency, dollars, wholeNumber } from './numbers';

/** Whether VAT is in a price. There is no default: a price that does not say it is a finding. */
export const vat = () => z.enum(['net']);

/** What something costs at least. */
export const priceFrom = z
  .strictObject({
    amount: dollars().min(1).describe('The lowest price in whole dollars, such as 4800.'),
    currency: currency().describe('The currency of the price: USD.'),
    vat: vat().describe('net: VAT comes on top.'),
    per: z
      .enum(pricePer)
      .describe('What it is the price of: the whole project, an hour, or a day of a group.'),
  })
  .optional()
  .describe('What it costs at least. Left out, no price is shown.');

/** How long something takes. */
export const length = z
  .strictObject({
    from: wholeNumber(1, 99).describe('How long at least.'),
    to: wholeNumber(1, 99).optional().describe('How long at most. Left out, the same.'),
    unit: z.enum(lengthUnits).describe('day (a working day) or week.'),
  })
  .optional()
  .describe('How long it usually takes. Left out, no length is shown.');
