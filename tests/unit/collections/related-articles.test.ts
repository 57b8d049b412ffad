import { expect, test } from 'vitest';
import { relateByTags } from '@/collections/related-articles';
import { type Tag, tags } from '@/site/tags';

type One = { slug: string; tags: Tag[] };

/** Articles with one to five tags each, every seventh with the same as the one before. */
const articles: One[] = Array.from({ length: 300 }, (_, index) => {
  const start = index - Number(index % 7 === 0);
  const count = 1 + (Math.abs(start) % 5);
  const own = Array.from({ length: count }, (_, place) => tags.at((start * 3 + place * 2) % 11));
  return { slug: `article-${index}`, tags: [...new Set(own.flatMap((tag) => tag ?? []))] };
});

/** What is meant: all other articles, those with most tags in common first, then in the order of the list. */
function compareAll({ slug, tags: own }: One, most: number): string[] {
  const shared = (other: One) => other.tags.filter((tag) => own.includes(tag)).length;
  return articles
    .filter((other) => other.slug !== slug && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most)
    .map((other) => other.slug);
}

test('the related articles are those that a comparison with all others finds', () => {
  const relatedTo = relateByTags(articles, 3);
  for (const article of articles)
    expect(relatedTo(article).map(({ slug }) => slug)).toEqual(compareAll(article, 3));
});

test('an article without a tag in common is related to none', () => {
  const relatedTo = relateByTags<One>([{ slug: 'a', tags: ['react'] }], 3);
  expect(relatedTo({ slug: 'b', tags: ['hiring'] })).toEqual([]);
  expect(relatedTo({ slug: 'a', tags: ['react'] })).toEqual([]);
});
