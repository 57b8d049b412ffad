import type { Locale } from '@/site/locales';
import { type Tag, tags } from '@/site/tags';
import { listArticles } from './articles';

type Reader = { locale: Locale; now: Date };

/** A tag and how many published articles carry it. */
export type TagCount = { tag: Tag; count: number };

/** Returns the tags that published articles carry, the most used first. */
export function listTags(reader: Reader): TagCount[] {
  const articles = listArticles(reader);
  return tags
    .map((tag) => ({ tag, count: articles.filter((article) => article.tags.includes(tag)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** Returns the tag an address names; undefined where there is none. */
export function findTag(slug: string): Tag | undefined {
  return tags.find((tag) => tag === slug);
}

/** Returns the published articles that carry a tag, newest first. */
export function listArticlesTagged(tag: Tag, reader: Reader) {
  return listArticles(reader).filter((article) => article.tags.includes(tag));
}
