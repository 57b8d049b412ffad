import { describe, expect, test } from 'vitest';
import { articles, listTags } from '@/collections/articles';
import { listEntries } from '@/collections/pages';
import { pathFor } from '@/site/routes';

const later = { locale: 'en', now: new Date('2100-01-01T00:00:00Z') } as const;
const entries = await listEntries(later);

describe('everything that can be found', () => {
  test('has a title, a description and an address of its own', () => {
    expect(entries.length).toBeGreaterThan(30);
    const paths = entries.map(({ href }) => pathFor(href, 'en'));
    expect(new Set(paths).size).toBe(entries.length);
    expect(entries.filter(({ title, description }) => !title || !description)).toEqual([]);
  });

  test('carries the text of its page', () => {
    const bare = entries.filter(({ kind, text }) => kind === 'article' && text.length < 3000);
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  test('waits for its time', async () => {
    const [newest, before] = articles.list(later);
    const now = new Date(Date.parse(newest?.publishedAt ?? '') - 1);
    const titles = (await listEntries({ locale: 'en', now })).map(({ title }) => title);
    expect(titles).not.toContain(newest?.title);
    expect(titles).toContain(before?.title);
  });
});

describe('topics', () => {
  test('are listed by how many articles carry them', () => {
    const listed = listTags(later);
    expect(listed.length).toBeGreaterThan(5);
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
