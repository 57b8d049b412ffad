import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { findTag, listArticlesTagged, listTags } from '@/collections/tags';
import { describePage } from '@/i18n/describe-page';
import { ArticleGrid } from '@/sections/blog/article-list';
import { TopicList } from '@/sections/blog/topic-list';
import { PageHeader } from '@/sections/shell/page-header';
import { tags } from '@/site/tags';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { describeCollectionPage } from '@/structured-data/web-page';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
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

export default async function TopicPage({ params }: Props) {
  const locale = await getLocale();
  const reader = { locale, now: new Date() };
  const tag = findTag((await params).slug);
  const articles = tag ? listArticlesTagged(tag, reader) : [];
  // A topic appears with its first article: nothing links to it before.
  if (!tag || articles.length === 0) notFound();
  const words = await getTranslations('site');
  const [title, lead] = [words(`tags.${tag}`), words(`tagLeads.${tag}`)];
  const trail = [{ name: words('blog.title'), href: '/blog' }] as const;
  const home = { name: words('breadcrumb.home'), href: '/' } as const;
  const others = listTags(reader).filter((other) => other.tag !== tag);
  return (
    <>
      <JsonLd
        graph={[
          describeCollectionPage(
            articles.map((one) => ({
              name: one.title,
              href: { page: '/blog/[slug]', slug: one.slug },
            })),
            { href: { page: '/blog/tags/[slug]', slug: tag }, title, description: lead, locale },
          ),
          breadcrumbList([home, ...trail], title, locale),
        ]}
      />
      <PageHeader title={title} lead={lead} trail={trail} />
      <ArticleGrid articles={articles} />
      <TopicList title={words('blog.otherTopics')} tags={others} />
    </>
  );
}
