import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listArticles } from '@/collections/articles';
import { listTags } from '@/collections/tags';
import { describePage } from '@/i18n/describe-page';
import { ArticleGrid } from '@/sections/blog/article-list';
import { TopicList } from '@/sections/blog/topic-list';
import { PageHeader } from '@/sections/shell/page-header';
import { describeBlog } from '@/structured-data/blog';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
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
  const locale = await getLocale();
  const reader = { locale, now: new Date() };
  const articles = listArticles(reader);
  const title = words('blog.title');
  const home = { name: words('breadcrumb.home'), href: '/' } as const;
  return (
    <>
      <JsonLd
        graph={[
          describeBlog(articles, { title, description: words('blog.description'), locale }),
          breadcrumbList([home], title, locale),
        ]}
      />
      <PageHeader title={title} lead={words('blog.lead')} />
      <ArticleGrid articles={articles} />
      <TopicList title={words('blog.topics')} tags={listTags(reader)} />
    </>
  );
}
