import { Feed } from 'feed';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type Article, type ArticleSummary, articles } from '@/collections/articles';
import { countPictureBytes } from '@/collections/images';
import { getReaderIn } from '@/i18n/reader';
import { renderFeedBody } from '@/mdx/feed-body';
import { company } from '@/site/company';
import { mostInFeed } from '@/site/featured';
import { type Locale, locales } from '@/site/locales';
import { feedPath, type Href } from '@/site/routes';
import { addressOf, fullAddress } from '@/structured-data/address';

type Context = { params: Promise<{ locale: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The newest published articles in full as an RSS feed, in the words of one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 });
  const reader = await getReaderIn(locale);
  const summaries = articles.list(reader).slice(0, mostInFeed);
  const words = await getTranslations({ locale, namespace: 'site.blog' });
  const feed = new Feed({
    title: `${company.name}: ${words('title')}`,
    description: words('description'),
    link: addressOf('/blog', locale),
    feed: fullAddress(feedPath(locale)),
    language: locale,
    copyright: company.legalName,
    ...(summaries.length > 0 && { updated: lastChange(summaries) }),
  });
  const read = await Promise.all(summaries.map(({ slug }) => articles.get(slug, reader)));
  for (const article of read) if (article) feed.addItem(await describeItem(article, locale));
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

function lastChange(articles: ArticleSummary[]): Date {
  return new Date(
    Math.max(...articles.map(({ publishedAt, updatedAt }) => Date.parse(updatedAt ?? publishedAt))),
  );
}

async function describeItem(article: Article, locale: Locale) {
  const words = await getTranslations({ locale, namespace: 'site' });
  const { href, title, description, author, publishedAt, image, tags } = article;
  const link = addressOf(href, locale);
  const content = await renderFeedBody(article.body, {
    linkAddress: (href) => {
      if (href.startsWith('#')) return `${link}${href}`;
      // The content check has made sure that paths in documents exist.
      return href.startsWith('/') ? addressOf(href as Href, locale) : href;
    },
    fileAddress: fullAddress,
    words,
  });
  return {
    id: link,
    link,
    title,
    description,
    content: article.lang === locale ? content : `<div lang="${article.lang}">${content}</div>`,
    date: new Date(publishedAt),
    author: [{ name: author.name, email: author.email }],
    category: tags.map((tag) => ({ name: words(`tags.${tag}`) })),
    image: { url: fullAddress(image.src), length: countPictureBytes(image.src) },
  };
}
