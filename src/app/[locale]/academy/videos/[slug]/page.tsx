import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getTopic, listTopicSlugs } from '@/collections/academy';
import { describePage } from '@/i18n/describe-page';
import { TopicView } from '@/sections/academy/topic-view';
import { topicFilm } from '@/structured-data/academy';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { JsonLd } from '@/ui/json-ld';

type Props = { params: Promise<{ slug: string }> };

/** Unknown slugs fall through to the 404 page, which is not cached: no visitor can fill the disk with pages. */
export const dynamicParams = false;

export const generateStaticParams = () => listTopicSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const words = await getTranslations('academy.screen');
  const topic = await getTopic((await params).slug, locale);
  if (!topic) return {};
  const { slug, title, description, languages, poster } = topic;
  return describePage({
    href: { page: '/academy/videos/[slug]', slug },
    locale,
    title: words('metaTitle', { title }),
    description,
    languages,
    image: poster,
  });
}

export default async function TopicPage({ params }: Props) {
  const locale = await getLocale();
  const words = await getTranslations();
  const topic = await getTopic((await params).slug, locale);
  if (!topic) notFound();
  const trail = [
    { name: words('site.breadcrumb.home'), href: '/' },
    { name: words('academy.title'), href: '/academy' },
    { name: words('academy.screen.title'), href: '/academy/videos' },
  ] as const;
  return (
    <>
      <JsonLd graph={[topicFilm(topic), breadcrumbList(trail, topic.title, locale)]} />
      <TopicView topic={topic} />
    </>
  );
}
