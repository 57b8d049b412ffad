import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listTopics } from '@/collections/academy';
import { describePage } from '@/i18n/describe-page';
import { AcademyHero } from '@/sections/academy/academy-hero';
import { AcademyText } from '@/sections/academy/academy-text';
import { ForWhom } from '@/sections/academy/for-whom';
import { Programme } from '@/sections/academy/programme';
import { academyCourse, topicList } from '@/structured-data/academy';
import { breadcrumbList } from '@/structured-data/breadcrumb-list';
import { JsonLd } from '@/ui/json-ld';

const audience = ['first', 'change', 'silence', 'offer'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('academy');
  return describePage({
    href: '/academy',
    locale: await getLocale(),
    title: words('title'),
    description: words('description'),
  });
}

export default async function AcademyPage() {
  const locale = await getLocale();
  const words = await getTranslations();
  const topics = listTopics(locale);
  const name = words('academy.title');
  const home = { name: words('site.breadcrumb.home'), href: '/' } as const;
  return (
    <>
      <JsonLd
        graph={[
          academyCourse({ name, description: words('academy.description') }, topics, locale),
          topicList(words('academy.programme.title'), topics),
          breadcrumbList([home], name, locale),
        ]}
      />
      <AcademyHero
        first={topics[0]}
        {...(topics.length > 0 && {
          button: { label: words('academy.hero.button'), href: '/academy/videos' },
        })}
      />
      <Programme topics={topics} />
      <ForWhom
        entries={audience.map((entry) => ({
          description: words(`academy.forWhom.entries.${entry}`),
        }))}
      />
      <AcademyText />
    </>
  );
}
