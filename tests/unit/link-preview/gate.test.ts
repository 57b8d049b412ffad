import { expect, test, vi } from 'vitest';
import { articles } from '@/collections/articles';
import { people } from '@/collections/people';
import { findPreview } from '@/features/link-preview/pages';

// Outside a request there are no messages: these previews name the message instead of its words.
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const [article] = articles.list({ locale: 'en', now: new Date('2100-01-01') });
if (!article) throw new Error('There is no article to test with');
const name = `blog/${article.slug}.jpg`;
const published = Date.parse(article.publishedAt);
const at = (time: number) => ({ locale: 'en', now: new Date(time) }) as const;

test('an article has a preview from the moment it is published', async () => {
  expect(await findPreview(name, at(published - 1))).toBeUndefined();
  const preview = await findPreview(name, at(published));
  expect(preview?.card.title).toBe(article.title);
  expect(preview?.isFinal).toBe(true);
});

test('what has no publish time is public from the start', async () => {
  const [person] = people.list(at(0));
  const preview = await findPreview(`team/${person?.slug}.jpg`, at(0));
  expect(preview?.card.title).toBe(person?.name);
});

test('a list shows its newest, so its preview is not final', async () => {
  expect(await findPreview('blog.jpg', at(published))).toMatchObject({ isFinal: false });
});

test.each(['blog/nothing-of-this-name.jpg', 'unknown-address.jpg', 'blog/[slug].jpg'])(
  'there is no %s',
  async (unknown) => {
    expect(await findPreview(unknown, at(published))).toBeUndefined();
  },
);
