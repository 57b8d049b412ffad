import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { cutAllPages } from '@/features/search/server/all-pages';
import { describeForMachines, describeKindForMachines } from '@/features/search/server/llms-text';
import type { PagesOfKind, SitePage } from '@/features/search/server/site-pages';
import { loadMessages } from '@/i18n/messages';
import { llmsSizes } from '@/site/list-sizes';

/** Pages made up of articles or people, which count what is cut from them. */
function pagesOf(kind: 'article' | 'person' | 'topic', count: number) {
  const cuts: number[] = [];
  const page = (place: number): SitePage => ({
    kind,
    href: { page: '/blog/[slug]', slug: `${kind}-${place}` },
    lang: 'en',
    title: `${kind} ${place}`,
    description: '',
    keywords: [],
    headings: [],
  });
  const cut = (from: number, to: number) => {
    const pages = Array.from({ length: Math.min(to, count) - from }, (_, index) =>
      page(from + index),
    );
    cuts.push(pages.length);
    return pages;
  };
  return { pages: { kind, count, cut, cutByTitle: cut } satisfies PagesOfKind, cuts };
}

describe('the list of all pages', () => {
  const articles = pagesOf('article', 25);
  const people = pagesOf('person', 4);
  const all = [articles.pages, pagesOf('topic', 0).pages, people.pages];
  const pageOf = (number: number) => cutAllPages(all, { number, size: 10 });

  test('shows every page once, ten at a time, and of each kind only what is on the page', () => {
    const titles = [1, 2, 3].flatMap((number) =>
      pageOf(number)?.sections.flatMap(({ members }) => members.map(({ title }) => title)),
    );
    expect(titles).toHaveLength(29);
    expect(new Set(titles).size).toBe(29);
    expect(Math.max(...articles.cuts)).toBe(10);
    expect(pageOf(3)?.sections.map(({ kind, members }) => [kind, members.length])).toEqual([
      ['article', 5],
      ['person', 4],
    ]);
  });

  test('says on each page where every kind begins; a kind without pages is not named', () => {
    for (const number of [1, 2, 3])
      expect(pageOf(number)?.kinds).toEqual([
        { kind: 'article', count: 25, startsOn: 1 },
        { kind: 'person', count: 4, startsOn: 3 },
      ]);
  });

  test('ends', () => {
    expect(pageOf(4)).toBeUndefined();
    expect(pageOf(0)).toBeUndefined();
  });
});

describe('llms.txt', async () => {
  const words = createTranslator({ locale: 'en', messages: await loadMessages('en') });
  const use = { words: words as never, locale: 'en' } as const;
  const many = llmsSizes.file * 2 + 1;
  const linksOf = (text = '') => [...text.matchAll(/^- \[.*?\]\((.*?)\)/gm)].map(([, to]) => to);

  test('names all of few pages', () => {
    const text = describeForMachines([pagesOf('person', llmsSizes.kind).pages], use);
    expect(linksOf(text).filter((link) => link?.includes('/blog/person-'))).toHaveLength(
      llmsSizes.kind,
    );
  });

  test('names the first of very many, and files in which all of them are, once', () => {
    const { pages, cuts } = pagesOf('article', many);
    const links = linksOf(describeForMachines([pages], use));
    const files = links.filter((link) => /\/llms\/article\/\d+\.txt$/.test(link ?? ''));
    expect(files).toHaveLength(3);
    expect(links.length).toBeLessThan(llmsSizes.kind);
    expect(Math.max(...cuts)).toBe(llmsSizes.first);
    const parts = [1, 2, 3].map((number) => describeKindForMachines(pages, { number, ...use }));
    const listed = parts.flatMap((part) => linksOf(part));
    expect(listed).toHaveLength(many);
    expect(new Set(listed).size).toBe(many);
    expect(describeKindForMachines(pages, { number: 4, ...use })).toBeUndefined();
  });

  test('has no files for few', () => {
    const { pages } = pagesOf('person', llmsSizes.kind);
    expect(describeKindForMachines(pages, { number: 1, ...use })).toBeUndefined();
  });
});
