import type { Reader } from '@/rules/reader';
import { mostRelated } from '@/site/featured';
import type { Locale } from '@/site/locales';
import { type Tag, tags } from '@/site/tags';
import { type Document, openMdx } from './documents';
import { resolveImage } from './images';
import { groupByKeys, oncePerList, placesOf } from './once-per-list';
import { requirePerson } from './people';
import { relateByTags } from './related-articles';

/** An article as lists show it: no body; picture and author resolved. `views` is absent where none were counted. */
export type ArticleSummary = ReturnType<typeof show>;
export type Article = ArticleSummary & { body: string };

/** A tag and how many published articles carry it. */
export type TagCount = { tag: Tag; count: number };

function show(document: Document<'blog'>, locale: Locale) {
  return {
    ...document,
    image: resolveImage(document.image),
    author: requirePerson(document.author, locale),
  };
}

/** The articles, newest first, each in the page's language where it has been translated. */
export const articles = openMdx('blog', show);

/** What pages ask of all articles, made once for each language and publish moment. */
const index = oncePerList((all: readonly ArticleSummary[]) => ({
  places: placesOf(all),
  byAuthor: groupByKeys(all, ({ author }) => [author.slug]),
  byTag: groupByKeys(all, (article) => article.tags),
  relatedTo: relateByTags(all, mostRelated),
}));

/** Returns the published articles of one author, newest first. */
export function listArticlesBy(author: string, reader: Reader): readonly ArticleSummary[] {
  return index(articles.list(reader)).byAuthor.get(author) ?? [];
}

/** Returns the articles before and after this one in time, and up to three others that share most of its tags. */
export function findNeighbours(article: ArticleSummary, reader: Reader) {
  const all = articles.list(reader);
  const { places, relatedTo } = index(all);
  const position = places.get(article.slug) ?? -1;
  return {
    newer: all[position - 1],
    older: all[position + 1],
    related: relatedTo(article),
  };
}

/** Returns the tags that published articles carry, the most used first. */
export function listTags(reader: Reader): TagCount[] {
  const { byTag } = index(articles.list(reader));
  return tags
    .map((tag) => ({ tag, count: byTag.get(tag)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** Returns the tag with this slug; undefined where there is none. */
export function findTag(slug: string): Tag | undefined {
  return tags.find((tag) => tag === slug);
}

/** Returns the published articles that carry a tag, newest first. */
export function listArticlesTagged(tag: Tag, reader: Reader): readonly ArticleSummary[] {
  return index(articles.list(reader)).byTag.get(tag) ?? [];
}
