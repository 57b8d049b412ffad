import { z } from 'zod';
import { defineData } from './shared/collection';
import { documentLang } from './shared/lang';
import { httpsUrl } from './shared/link';
import { expiry } from './shared/moment';
import { currency, dollars, order, wholeNumber } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { vat } from './shared/price';
import { label, verbatim } from './shared/text';

/** A subscription plan. */
const plan = z.strictObject({
  name: verbatim(60).describe('The name of the plan.'),
  price: dollars().describe('The price of one month in whole dollars, such as 7970.'),
  currency: currency().describe('The currency of the price: USD.'),
  vat: vat().describe('Whether VAT is in the price. net: it comes on top.'),
  concurrentRequests: wholeNumber(1, 99).describe('How many requests are worked on at a time.'),
  team: z.array(label(80)).min(1).max(12).describe('The people included, one role per item.'),
  features: z.array(label(160)).min(1).max(20).describe('What is included, one line per item.'),
  slots: wholeNumber(0, 99).describe('How many places are free now, shown on the card.'),
  mostPopular: z
    .boolean()
    .optional()
    .describe('true puts the Most Popular mark on the card. Left out, it is false.'),
  checkoutUrl: httpsUrl().describe('The hosted page where the plan is paid, full https address.'),
  order: order().describe('The place among the plans; 1 comes first.'),
  expiresAt: expiry(),
  lang: documentLang,
});

export const plans = defineData({
  typeName: 'Plan',
  form: 'yaml',
  schema: plan,
  order: inSetOrder,
  gate: always,
});
