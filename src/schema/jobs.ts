import { z } from 'zod';
import { jobContracts, jobStatuses } from '../site/career';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { expiry, moment } from './shared/moment';
import { fromPublishedAt, newestFirst } from './shared/order-and-gate';
import { image } from './shared/public-file';
import { label, pageDescription, textOrEmpty, verbatim } from './shared/text';

/** An open position; the body is the offer. */
const job = z.strictObject({
  title: label(120).describe('The position, on the card and as the title of the page.'),
  titleInEnglish: verbatim(120)
    .optional()
    .describe(
      'The position in English, under the title on English pages. Left out, the title stands alone.',
    ),
  summary: pageDescription().describe(
    'One or two sentences for the head of the page and search results, 50 to 170 characters.',
  ),
  level: label(120).describe('The experience asked for, shown as the description of the card.'),
  location: label(80).describe('Where the work is done.'),
  contract: z
    .enum(jobContracts)
    .describe('The kind of contract: one of the list in src/site/career.ts.'),
  status: z
    .enum(jobStatuses)
    .describe('Whether people may still apply: Active, On hold or Closed.'),
  salary: textOrEmpty(80).describe('The pay as it should be read. "" shows nothing.'),
  avatar: image.describe('The picture on the card.'),
  publishedAt: moment().describe('When the offer goes public, quoted, with offset.'),
  expiresAt: expiry(),
  lang: documentLang,
});

export const jobs = definePages({
  typeName: 'Job',
  form: 'mdx',
  schema: job,
  page: '/career/[slug]',
  order: newestFirst,
  gate: fromPublishedAt,
  changedAt: ({ publishedAt }) => publishedAt,
  search: {
    kind: 'job',
    describe: ({ title, level, location, contract, headings }) => ({
      title,
      description: `${level}. ${location}.`,
      keywords: [contract],
      headings,
    }),
  },
  preview: ({ title, location, avatar: { src } }, { words }) => ({
    title,
    kind: words('site.share.job', { location }),
    picture: { src, shape: 'drawing' },
  }),
});
