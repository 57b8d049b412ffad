import { describe, expect, test } from 'vitest';
import { articles, listTags } from '@/collections/articles';
import { listEntries } from '@/collections/pages';
import { pathFor } from '@/site/routes';

const later = { locale: 'en', now: new Date('2100-01-01T00:00:00Z') } as const;
const entries = await listEntries(later);

describe('everything that can be found', () => {
  test('has a title, a description and an address of its own', () => {
    const paths = entries.map(({ href }) => pathFor(href, 'en'));
    expect(new Set(paths).size).toBe(entries.length);
    expect(entries.filter(({ title, description }) => !title || !description)).toEqual([]);
  });

  test('carries the text of its page', () => {
    const texts = new Map(entries.map(({ href, text }) => [pathFor(href, 'en'), text]));
    for (const { slug, headings } of articles.list(later)) {
      const text = texts.get(pathFor({ page: '/blog/[slug]', slug }, 'en'));
      expect(text, slug).toBeTruthy();
      for (const heading of headings) expect(text).toContain(heading.text);
    }
  });

  test('waits for its time', async () => {
    const [newest] = articles.list(later);
    if (!newest) return;
    const from = Date.parse(newest.publishedAt);
    const slugsAt = async (time: number) =>
      (await listEntries({ locale: 'en', now: new Date(time) })).map(({ href }) => href.slug);
    expect(await slugsAt(from - 1)).not.toContain(newest.slug);
    expect(await slugsAt(from)).toContain(newest.slug);
  });
});

describe('topics', () => {
  test('are listed by how many articles carry them', () => {
    const listed = listTags(later);
    expect(listed.map(({ count }) => count)).toEqual(
      listed.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    const { tag, count } = listed[0] ?? {};
    expect(articles.list(later).filter((one) => one.tags.some((own) => own === tag))).toHaveLength(
      count ?? 0,
    );
  });

  test('none is listed before its first article', () => {
    expect(listTags({ locale: 'en', now: new Date('2000-01-01T00:00:00Z') })).toEqual([]);
  });
});
