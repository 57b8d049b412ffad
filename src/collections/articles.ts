import type { Reader } from '@/rules/reader';
import type { Locale } from '@/site/locales';
import { type Tag, tags } from '@/site/tags';
import { type Document, openMdx } from './documents';
import { resolveImage } from './images';
import { requirePerson } from './people';

/** An article as lists show it: no body; picture and author resolved. `views` is absent where none were counted. */
export type ArticleSummary = ReturnType<typeof show>;
export type Article = ArticleSummary & { body: string };

/** A tag and how many published articles carry it. */
export type TagCount = { tag: Tag; count: number };

/** How many related articles an article shows at most. */
const mostRelated = 3;

function show(document: Document<'blog'>, locale: Locale) {
  return {
    ...document,
    image: resolveImage(document.image),
    author: requirePerson(document.author, locale),
  };
}

/** The articles, newest first, each in the page's language where it has been translated. */
export const articles = openMdx('blog', show);

/** Returns the published articles of one author, newest first. */
export function listArticlesBy(author: string, reader: Reader): ArticleSummary[] {
  return articles.list(reader).filter((article) => article.author.slug === author);
}

/** Returns the articles before and after this one in time, and up to three others that share most of its tags. */
export function findNeighbours({ slug, tags }: ArticleSummary, reader: Reader) {
  const all = articles.list(reader);
  const position = all.findIndex((other) => other.slug === slug);
  const related = all
    .map((article) => ({
      article,
      shared: article.tags.filter((tag) => tags.includes(tag)).length,
    }))
    .filter(({ article, shared }) => article.slug !== slug && shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, mostRelated)
    .map(({ article }) => article);
  return { newer: all[position - 1], older: all[position + 1], related };
}

/** Returns the tags that published articles carry, the most used first. */
export function listTags(reader: Reader): TagCount[] {
  const counts = new Map<Tag, number>(tags.map((tag) => [tag, 0]));
  for (const article of articles.list(reader)) {
    for (const tag of article.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** Returns the tag with this slug; undefined where there is none. */
export function findTag(slug: string): Tag | undefined {
  return tags.find((tag) => tag === slug);
}

/** Returns the published articles that carry a tag, newest first. */
export function listArticlesTagged(tag: Tag, reader: Reader): ArticleSummary[] {
  return articles.list(reader).filter((article) => article.tags.includes(tag));
}
