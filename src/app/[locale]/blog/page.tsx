import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticles } from '@/collections/articles';
import { describePage } from '@/i18n/describe-page';
import { ArticleGrid } from '@/sections/blog/article-grid';
import { PageHeader } from '@/sections/shell/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('site.blog');
  return describePage({
    href: '/blog',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function BlogPage() {
  const words = await getTranslations('site.blog');
  const articles = listArticles({ locale: await getLocale(), now: new Date() });
  return (
    <>
      <PageHeader title={words('title')} lead={words('lead')} />
      <ArticleGrid articles={articles} />
    </>
  );
}
