import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticles } from '@/collections/articles';
import { listTags } from '@/collections/tags';
import { describePage } from '@/i18n/describe-page';
import { ArticleGrid } from '@/sections/blog/article-grid';
import { TopicList } from '@/sections/blog/topic-list';
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
  const reader = { locale: await getLocale(), now: new Date() };
  return (
    <>
      <PageHeader title={words('title')} lead={words('lead')} />
      <ArticleGrid articles={listArticles(reader)} />
      <TopicList title={words('topics')} tags={listTags(reader)} />
    </>
  );
}
