import { describe, expect, test } from 'vitest';
import { articles as articleCollection } from '@/collections/articles';

const articles = articleCollection.list({ locale: 'en', now: new Date('2100-01-01T00:00:00Z') });

test('the blog has at least five articles', () => {
  expect(articles.length).toBeGreaterThanOrEqual(5);
});

test('no two articles share a title or a description', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length);
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  test('is worth the click: 600 words or more', () => {
    expect(article.words).toBeGreaterThanOrEqual(600);
  });

  test('has sections to find one’s way by', () => {
    expect(article.headings.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(2);
  });

  test('has a cover wide enough for the page', () => {
    expect(article.image.width).toBeGreaterThanOrEqual(1600);
  });
});
