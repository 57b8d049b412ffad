import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { findNeighbours, getArticle, listArticleSlugs } from '@/collections/articles';
import { describePage } from '@/i18n/describe-page';
import { Body } from '@/mdx/body';
import { ShareColumn, TableOfContents } from '@/sections/blog/article-column';
import { ArticleNavigation, AuthorCard } from '@/sections/blog/article-end';
import { ArticleHeader } from '@/sections/blog/article-header';
import { addressOf } from '@/structured-data/address';
import { describeArticle } from '@/structured-data/blog';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
export const dynamicParams = false;

export const generateStaticParams = () => listArticleSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const article = await getArticle((await params).slug, { locale, now: new Date() });
  if (!article) return {};
  return describePage({
    href: { page: '/blog/[slug]', slug: article.slug },
    locale,
    title: article.title,
    description: article.description,
    image: article.image,
    article: { ...article, author: article.author.name },
    languages: article.languages,
  });
}

export default async function ArticlePage({ params }: Props) {
  const locale = await getLocale();
  const now = new Date();
  const article = await getArticle((await params).slug, { locale, now });
  if (!article) notFound();
  const words = await getTranslations('site');
  const tagNames = await getTranslations({ locale: article.lang, namespace: 'site.tags' });
  const keywords = article.tags.map((tag) => tagNames(tag));
  const home = { name: words('breadcrumb.home'), href: '/' } as const;
  const trail = [{ name: words('blog.title'), href: '/blog' }] as const;
  return (
    <>
      <JsonLd
        graph={[
          describeArticle(article, { locale, keywords }),
          breadcrumbList([home, ...trail], article.title, locale),
        ]}
      />
      <article>
        <ArticleHeader article={article} trail={trail} />
        <div className="page-grid gap-y-10 py-14 lg:py-20">
          <div className="col-span-12 lg:col-span-3">
            <div className="grid gap-8 md:max-lg:grid-cols-[1fr_auto] lg:sticky lg:top-28">
              <TableOfContents headings={article.headings} />
              <ShareColumn
                url={addressOf({ page: '/blog/[slug]', slug: article.slug }, locale)}
                title={article.title}
              />
            </div>
          </div>
          <div className="col-span-12 lg:col-span-8">
            <Body code={article.body} lang={article.lang} />
            <AuthorCard author={article.author} />
          </div>
        </div>
      </article>
      <ArticleNavigation {...findNeighbours(article, { locale, now })} />
    </>
  );
}
