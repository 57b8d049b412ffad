import { isPublished, selectPublished } from '@/rules/published';
import { defaultLocale, type Locale } from '@/site/locales';
import { loadBody } from './bodies';
import { type Document, loadDocuments } from './generated';
import { resolveImage } from './images';
import { requirePerson } from './people';

type Reader = {
  /** The language of the page. */
  locale: Locale;
  now: Date;
};

/** An article as lists show it: no body; picture and author resolved. `views` is absent where none were counted. */
export type ArticleSummary = ReturnType<typeof summarize>;
export type Article = ArticleSummary & { body: string };

/** How many articles are offered under another. */
const mostRelated = 3;

function summarize(document: Document<'blog'>, locale: Locale) {
  return {
    ...document,
    image: resolveImage(document.image),
    author: requirePerson(document.author, locale),
  };
}

/** Returns every published article, newest first, each in the page's language where it has been translated. */
export function listArticles({ locale, now }: Reader): ArticleSummary[] {
  return selectPublished(loadDocuments('blog', locale), now).map((document) =>
    summarize(document, locale),
  );
}

/** Returns the published articles of one author, newest first. */
export function listArticlesBy(author: string, reader: Reader): ArticleSummary[] {
  return listArticles(reader).filter((article) => article.author.slug === author);
}

/** Returns one article with its compiled body; undefined where there is none, or its time has not come. */
export async function getArticle(
  slug: string,
  { locale, now }: Reader,
): Promise<Article | undefined> {
  const document = loadDocuments('blog', locale).find((candidate) => candidate.slug === slug);
  if (!document || !isPublished(document, now)) return undefined;
  return loadArticle(summarize(document, locale));
}

/** Returns the article of a list with its compiled body. */
export async function loadArticle(summary: ArticleSummary): Promise<Article> {
  return { ...summary, body: await loadBody('blog', summary) };
}

/** Returns the slugs of all articles, published or not: a page whose time has not come answers 404 until then. */
export function listArticleSlugs(): string[] {
  return loadDocuments('blog', defaultLocale).map(({ slug }) => slug);
}

/** Returns the articles before and after this one in time, and up to three others that share most of its tags. */
export function findNeighbours(article: ArticleSummary, reader: Reader) {
  const articles = listArticles(reader);
  const position = articles.findIndex(({ slug }) => slug === article.slug);
  const sharedTags = (other: ArticleSummary) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length;
  const related = articles
    .filter((other) => other.slug !== article.slug && sharedTags(other) > 0)
    .toSorted((a, b) => sharedTags(b) - sharedTags(a))
    .slice(0, mostRelated);
  return { newer: articles[position - 1], older: articles[position + 1], related };
}
