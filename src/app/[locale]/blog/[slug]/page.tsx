import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { articles, findNeighbours } from '@/collections/articles';
import { listHead } from '@/collections/head-set';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import { ShareColumn, TableOfContents } from '@/sections/blog/article-column';
import { ArticleNavigation, AuthorCard } from '@/sections/blog/article-end';
import { ArticleHeader } from '@/sections/blog/article-header';
import { addressOf } from '@/structured-data/address';
import { describeArticle } from '@/structured-data/blog';
import { JsonLd } from '@/ui/json-ld';
import { describeMissing, showMissing } from '../../missing-document';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => listHead('/blog/[slug]');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reader = await getReader();
  const { locale } = reader;
  const article = articles.find((await params).slug, reader);
  if (!article) return describeMissing('/blog/[slug]', params, reader);
  return describePage({
    href: article.href,
    locale,
    title: article.title,
    description: article.description,
    image: article.image,
    article: { ...article, author: article.author.name },
    languages: article.languages,
  });
}

export default async function ArticlePage({ params }: Props) {
  const reader = await getReader();
  const { locale } = reader;
  const article = await articles.get((await params).slug, reader);
  if (!article) return showMissing('/blog/[slug]', params, reader);
  const words = await getTranslations('site');
  const tagNames = await getTranslations({ locale: article.lang, namespace: 'site.tags' });
  const keywords = article.tags.map((tag) => tagNames(tag));
  const trail = [{ name: words('blog.title'), href: '/blog' }] as const;
  return (
    <>
      <JsonLd graph={[describeArticle(article, { locale, keywords })]} />
      <article>
        <ArticleHeader article={article} trail={trail} />
        <div className="page-grid gap-y-10 py-14 lg:py-20">
          <div className="col-span-12 lg:col-span-3">
            <div className="grid gap-8 md:max-lg:grid-cols-[1fr_auto] lg:sticky lg:top-28">
              <TableOfContents headings={article.headings} />
              <ShareColumn url={addressOf(article.href, locale)} title={article.title} />
            </div>
          </div>
          <div className="article col-span-12 lg:col-span-8">
            <Body code={article.body} lang={article.lang} formerIds={formerIdsOf(article.href)} />
            <AuthorCard author={article.author} />
          </div>
        </div>
      </article>
      <ArticleNavigation {...findNeighbours(article, reader)} />
    </>
  );
}
