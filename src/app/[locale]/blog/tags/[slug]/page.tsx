import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { findTag, listArticlesTagged, listTags } from '@/collections/articles';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { ArticleGrid } from '@/sections/blog/article-list';
import { TagList } from '@/sections/blog/tag-list';
import { PageHeader } from '@/sections/shell/page-header';
import { tags } from '@/site/tags';
import { describeCollectionPage } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => tags.map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tag = findTag((await params).slug);
  if (!tag) return {};
  const words = await getTranslations('site');
  return describePage({
    href: { page: '/blog/tags/[slug]', slug: tag },
    locale: await getLocale(),
    title: words('blog.onTopic', { topic: words(`tags.${tag}`) }),
    description: words(`tagLeads.${tag}`),
  });
}

export default async function TagPage({ params }: Props) {
  const reader = await getReader();
  const { locale } = reader;
  const tag = findTag((await params).slug);
  const articles = tag ? listArticlesTagged(tag, reader) : [];
  // A tag's page exists from its first public article on: nothing links to it before.
  if (!tag || articles.length === 0) notFound();
  const words = await getTranslations('site');
  const [title, lead] = [words(`tags.${tag}`), words(`tagLeads.${tag}`)];
  const trail = [{ name: words('blog.title'), href: '/blog' }] as const;
  const others = listTags(reader).filter((other) => other.tag !== tag);
  return (
    <>
      <JsonLd
        graph={[
          describeCollectionPage(
            articles.map((one) => ({
              name: one.title,
              href: one.href,
            })),
            { href: { page: '/blog/tags/[slug]', slug: tag }, title, description: lead, locale },
          ),
        ]}
      />
      <PageHeader title={title} lead={lead} trail={trail} />
      <ArticleGrid articles={articles} />
      <TagList title={words('blog.otherTopics')} tags={others} />
    </>
  );
}
