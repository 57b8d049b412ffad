import { z } from 'zod';
import { hero, question } from './shared/blocks';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { expiry, moment } from './shared/moment';
import { order, wholeNumber } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { priceFrom } from './shared/price';
import { image } from './shared/public-file';
import { reference } from './shared/slug';
import { label, pageDescription, pageTitle, text, textOrEmpty, textsIn } from './shared/text';

const feature = z.strictObject({
  image: image.optional().describe('A picture beside the feature. Optional.'),
  title: label(120).describe('What the participant gets, in a few words.'),
  description: text(600).describe('One or two sentences about it.'),
});

const audience = z.strictObject({
  description: textOrEmpty(400).describe('One line of the list. "" hides the line.'),
});

const textBlock = z.strictObject({
  title: label(120).describe('The heading of the text block.'),
  body: text(3000).describe('Its text; an empty line starts a new paragraph.'),
});

/** A workshop; the body is optional further text. */
const workshop = z.strictObject({
  title: pageTitle().describe('The name of the workshop; also the title of the page.'),
  description: pageDescription().describe(
    'One or two sentences for cards and search results, 50 to 170 characters.',
  ),
  order: order().describe('The place in the list of workshops; 1 comes first.'),
  hero: hero.describe('The block at the top of the page.'),
  image: image.describe('The picture of the workshop, on its card and its page.'),
  priceFrom,
  updatedAt: moment()
    .optional()
    .describe(
      'When the page was last changed in substance, quoted, with offset; search engines get it.',
    ),
  expiresAt: expiry(),
  features: z.array(feature).min(1).max(12).describe('What the workshop offers, as tiles.'),
  forWhom: z.array(audience).max(12).describe('Who should come, one line per item.'),
  notForWhom: z.array(audience).max(12).describe('Who should rather not, one line per item.'),
  textBlock: textBlock.describe('A heading with a longer text.'),
  tutor: reference('people').describe(
    'The person who teaches it: the slug of a file in content/people.',
  ),
  faq: z
    .array(question)
    .max(12)
    .optional()
    .describe('Questions about this workshop. Left out, there is no such block.'),
  days: wholeNumber(1, 30).describe('How many days it takes.'),
  level: label(60).describe('What participants should know already, as a short label.'),
  lang: documentLang,
});

export const workshops = definePages({
  typeName: 'Workshop',
  form: 'mdx',
  schema: workshop,
  bodyMayBeEmpty: true,
  page: '/workshops/[slug]',
  order: inSetOrder,
  gate: always,
  changedAt: ({ updatedAt }) => updatedAt,
  search: {
    kind: 'workshop',
    describe: (document) => ({
      ...document,
      price: document,
      more: textsIn([document.hero, document.features, document.textBlock, document.faq]),
    }),
  },
  preview: ({ title, days, image: { src } }, { words }) => ({
    title,
    kind: words('site.share.workshop', { days }),
    picture: { src, shape: 'drawing' },
  }),
});
