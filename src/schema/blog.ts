import { z } from 'zod';
import { tags } from '../site/tags';
import { people } from './people';
import { definePages } from './shared/collection';
import { documentLang } from './shared/lang';
import { moment } from './shared/moment';
import { wholeNumber } from './shared/numbers';
import { fromPublishedAt, newestFirst } from './shared/order-and-gate';
import { coverImage } from './shared/public-file';
import { reference } from './shared/slug';
import { pageDescription, pageTitle } from './shared/text';
import { uniqueList } from './shared/unique-list';

/** An article of the blog; the body is the article itself. */
const article = z
  .strictObject({
    title: pageTitle().describe('The headline, at most 90 characters; also the title of the page.'),
    description: pageDescription().describe(
      'One or two sentences for cards and search results, 50 to 170 characters.',
    ),
    lang: documentLang,
    author: reference('people').describe('Who wrote it: the slug of a file in content/people.'),
    image: coverImage.describe(
      'The cover picture, on the card and above the article, at least 1600 pixels wide.',
    ),
    publishedAt: moment().describe(
      'When it goes public, quoted, with offset: "2026-03-02T09:00:00+01:00". A future moment hides it until then.',
    ),
    updatedAt: moment()
      .optional()
      .describe(
        'When it was last changed in substance, quoted, with offset. Leave out for a new article.',
      ),
    tags: uniqueList(z.enum(tags), 1, 5).describe('One to five topics from the fixed list.'),
    views: wholeNumber(0, 100_000_000)
      .optional()
      .describe('How often it was read, shown on the card. Left out, no number is shown.'),
    draft: z
      .boolean()
      .optional()
      .describe('true hides the article everywhere but in the preview. Left out, it is false.'),
  })
  .refine(({ publishedAt, updatedAt }) => !isBefore(updatedAt, publishedAt), {
    path: ['updatedAt'],
    message: 'must not be before publishedAt: an article cannot change before it is published',
    params: { rule: 'updated-before-published' },
    // Also beside other mistakes in the file, so that a writer hears of all at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Anything that is not a date compares as false and is reported as such elsewhere. */
function isBefore(one: string | undefined, other: string): boolean {
  return Date.parse(one ?? '') < Date.parse(other);
}

export const blog = definePages({
  typeName: 'Article',
  form: 'mdx',
  schema: article,
  page: '/blog/[slug]',
  order: newestFirst,
  gate: fromPublishedAt,
  changedAt: ({ publishedAt, updatedAt }) => updatedAt ?? publishedAt,
  search: {
    kind: 'article',
    describe: (document, find) => ({
      ...document,
      keywords: [find(people, document.author).name],
    }),
  },
  preview: ({ title, author, image: { src } }, { words, find }) => ({
    title,
    kind: words('site.share.article', { author: find(people, author).name }),
    picture: { src, shape: 'cover' },
  }),
});
