import { describe, expect, test } from 'vitest';
import { articles, listTags } from '@/collections/articles';
import { listEntriesByKind, listTagWindows, loadFullEntries } from '@/collections/entries';
import { wholeWord } from '@/rules/written-words';
import { pathFor } from '@/site/routes';

const later = { locale: 'en', now: new Date('2100-01-01T00:00:00Z') } as const;
const entries = await loadFullEntries('en', 0);

describe('everything that can be found', () => {
  test('has a title, a description and an address of its own', () => {
    const paths = entries.map(({ href }) => pathFor(href, 'en'));
    expect(new Set(paths).size).toBe(entries.length);
    expect(entries.filter(({ title, description }) => !title || !description)).toEqual([]);
  });

  test('carries the words of its page', () => {
    const texts = new Map(entries.map(({ href, text }) => [pathFor(href, 'en'), text]));
    for (const { slug, headings } of articles.list(later)) {
      const text = texts.get(pathFor({ page: '/blog/[slug]', slug }, 'en'));
      expect(text, slug).toBeTruthy();
      const words = headings.flatMap((heading) => heading.text.match(wholeWord) ?? []);
      expect(text?.split(/\s/)).toEqual(expect.arrayContaining(words));
    }
  });

  test('waits for its time', () => {
    const [newest] = articles.list(later);
    if (!newest) return;
    const from = Date.parse(newest.publishedAt);
    const slugsAt = (time: number) =>
      listEntriesByKind({ locale: 'en', now: new Date(time) })
        .flatMap(({ count, cut }) => cut(0, count))
        .map(({ href }) => href.slug);
    expect(slugsAt(from - 1)).not.toContain(newest.slug);
    expect(slugsAt(from)).toContain(newest.slug);
    expect(entries.find(({ href }) => href.slug === newest.slug)?.from).toBe(from);
  });

  test('is listed by kind, in its own order or by name, a part at a time', () => {
    for (const { kind, count, cut, cutByTitle } of listEntriesByKind(later)) {
      const whole = entries.filter((entry) => entry.kind === kind);
      expect(whole).toHaveLength(count);
      const [half, titles] = [count >> 1, ({ title }: { title: string }) => title];
      expect([...cut(0, half), ...cut(half, count)].map(titles)).toEqual(whole.map(titles));
      const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
      const sorted = whole.map(titles).toSorted(compare);
      expect([...cutByTitle(0, half), ...cutByTitle(half, count)].map(titles)).toEqual(sorted);
    }
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

  test('each can be found from its first article on', () => {
    for (const { tag, from } of listTagWindows(0)) {
      const tagsAt = (time: number) =>
        listTags({ locale: 'en', now: new Date(time) }).map((one) => one.tag);
      expect(tagsAt(from)).toContain(tag);
      expect(tagsAt(from - 1)).not.toContain(tag);
    }
  });
});
