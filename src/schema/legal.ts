import { z } from 'zod';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { moment } from './shared/moment';
import { order } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { pageDescription, pageTitle } from './shared/text';

/** A legal text: a notice, or terms; the body is the text itself, each heading a clause that can be linked to. */
const legalText = z.strictObject({
  title: pageTitle().describe('The name of the text; also the title of the page.'),
  description: pageDescription().describe(
    'One or two sentences under the title and for search results, 50 to 170 characters.',
  ),
  order: order().describe('The place among the legal texts; 1 comes first.'),
  version: z
    .string()
    .regex(/^[1-9]\d?\.\d{1,2}$/, 'must be a version such as "1.0", quoted')
    .describe(
      'The version, quoted: "1.0". A change of substance is a new version with a new effectiveFrom.',
    ),
  effectiveFrom: moment().describe(
    'From when on this version holds, quoted, with offset; shown on the page as a day.',
  ),
  lang: documentLang,
});

export const legal = definePages({
  typeName: 'LegalText',
  form: 'mdx',
  schema: legalText,
  page: '/legal/[slug]',
  order: inSetOrder,
  gate: always,
  changedAt: ({ effectiveFrom }) => effectiveFrom,
  search: { kind: 'legal', describe: (text) => text },
  preview: ({ title, description }, { words }) => ({
    title,
    kind: words('legal.share'),
    lead: description,
  }),
});
