import { z } from 'zod';
import { addOnPaid } from '../site/prices';
import { defineData } from './shared/collection';
import { httpsUrl } from './shared/link';
import { currency, dollars, order, wholeNumber } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { vat } from './shared/price';
import { label, text } from './shared/text';

/** Something that can be bought on top of a plan. */
const addOn = z.strictObject({
  name: label(80).describe('The name on the card.'),
  group: z
    .enum(['requests', 'maintenance', 'hours'])
    .describe('The row it belongs to: requests, maintenance or hours.'),
  description: text(400).describe('One or two sentences about what is bought.'),
  price: dollars().optional().describe('Whole dollars. Left out, no price is shown.'),
  currency: currency().describe('The currency of the price: USD.'),
  vat: vat().describe('Whether VAT is in the price. net: it comes on top.'),
  paid: z.enum(addOnPaid).describe('How it is paid: every month, or once.'),
  hours: wholeNumber(1, 999).optional().describe('Hours in the package, for the group hours.'),
  responseHours: wholeNumber(1, 999)
    .optional()
    .describe('Hours until we answer, for the group maintenance.'),
  checkoutUrl: httpsUrl().describe('The hosted page where it is paid, full https address.'),
  order: order().describe('The place in its row; 1 comes first.'),
});

export const addOns = defineData({
  typeName: 'AddOn',
  form: 'yaml',
  schema: addOn,
  order: inSetOrder,
  gate: always,
});
