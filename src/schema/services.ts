import { z } from 'zod';
import { hero, question } from './shared/blocks';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { moment } from './shared/moment';
import { order } from './shared/numbers';
import { always, inSetOrder } from './shared/order-and-gate';
import { length, priceFrom } from './shared/price';
import { image } from './shared/public-file';
import { reference } from './shared/slug';
import { pageDescription, pageTitle, textOrEmpty, textsIn } from './shared/text';

const element = z.strictObject({
  title: textOrEmpty(120).describe('Heading of the tile. "" hides the whole tile.'),
  description: textOrEmpty(600).describe('The text of the tile.'),
  image: image.optional().describe('A picture on the tile. Optional.'),
});

/** A development service; the body is the longer text of its page. */
const service = z.strictObject({
  title: pageTitle().describe('The name of the service; also the title of the page.'),
  description: pageDescription().describe(
    'One or two sentences for cards and search results, 50 to 170 characters.',
  ),
  order: order().describe('The place in the list of services; 1 comes first.'),
  hero: hero.describe('The block at the top of the page.'),
  image: image.describe('The picture of the service, on its card and its page.'),
  priceFrom,
  length,
  updatedAt: moment()
    .optional()
    .describe(
      'When the page was last changed in substance, quoted, with offset; search engines get it.',
    ),
  elements: z
    .array(element)
    .max(24)
    .describe('The tiles of what the service includes, in the order they are shown.'),
  faq: z
    .array(question)
    .max(4, 'must have at most four entries: the page has four places')
    .describe('Zero to four questions; [] hides the block.'),
  relatedCaseStudies: z
    .array(reference('case-studies').describe('The slug of a case study.'))
    .max(6)
    .optional()
    .describe('Case studies to show on the page: slugs of files in content/case-studies.'),
  relatedArticles: z
    .array(reference('blog').describe('The slug of an article.'))
    .max(6)
    .optional()
    .describe('Articles to show on the page: slugs of files in content/blog.'),
  lang: documentLang,
});

export const services = definePages({
  typeName: 'Service',
  form: 'mdx',
  schema: service,
  page: '/development/[slug]',
  order: inSetOrder,
  gate: always,
  changedAt: ({ updatedAt }) => updatedAt,
  search: {
    kind: 'service',
    describe: (document) => ({
      ...document,
      price: document,
      more: textsIn([document.hero, document.elements, document.faq]),
    }),
  },
  preview: ({ title, image: { src } }, { words }) => ({
    title,
    kind: words('site.share.service'),
    picture: { src, shape: 'drawing' },
  }),
});
