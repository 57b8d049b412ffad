import { Feed } from 'feed';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { listArticles } from '@/collections/articles';
import { env } from '@/server/env';
import { company } from '@/site/company';
import { locales } from '@/site/locales';
import { pathFor } from '@/site/routes';

type Context = { params: Promise<{ locale: string }> };

export const revalidate = 30;
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The published articles as an RSS feed, in the words of one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) return new Response(null, { status: 404 });
  const words = await getTranslations({ locale, namespace: 'site.blog' });
  const address = (path: string) => new URL(path, env().SITE_URL).href;
  const articles = listArticles({ locale, now: new Date() });
  const feed = new Feed({
    id: address(pathFor('/blog', locale)),
    link: address(pathFor('/blog', locale)),
    title: `${company.name}: ${words('title')}`,
    description: words('description'),
    language: locale,
    copyright: company.legalName,
    ...(articles[0] && { updated: new Date(articles[0].publishedAt) }),
  });
  for (const article of articles) {
    const link = address(pathFor({ page: '/blog/[slug]', slug: article.slug }, locale));
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.description,
      date: new Date(article.publishedAt),
      author: [{ name: article.author.name }],
      image: address(article.image.src),
    });
  }
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
