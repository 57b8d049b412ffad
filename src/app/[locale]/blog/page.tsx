import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { articles, listTags } from '@/collections/articles';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { ArticleGrid } from '@/sections/blog/article-list';
import { TagList } from '@/sections/blog/tag-list';
import { PageHeader } from '@/sections/shell/page-header';
import { describeBlog } from '@/structured-data/blog';
import { JsonLd } from '@/ui/json-ld';

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
  const words = await getTranslations('site');
  const reader = await getReader();
  const { locale } = reader;
  const all = articles.list(reader);
  const title = words('blog.title');
  return (
    <>
      <JsonLd
        graph={[describeBlog(all, { title, description: words('blog.description'), locale })]}
      />
      <PageHeader title={title} lead={words('blog.lead')} />
      <ArticleGrid articles={all} />
      <TagList title={words('blog.topics')} tags={listTags(reader)} />
    </>
  );
}
