import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { topics } from '@/collections/academy';
import { describePage } from '@/i18n/describe-page';
import { getReader } from '@/i18n/reader';
import { AcademyHero, AcademyText, ForWhom } from '@/sections/academy/academy-intro';
import { Programme } from '@/sections/academy/programme';
import { describeAcademy, describeTopicList } from '@/structured-data/video';
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
  const reader = await getReader();
  const { locale } = reader;
  const words = await getTranslations();
  const all = topics.list(reader);
  const name = words('academy.title');
  return (
    <>
      <JsonLd
        graph={[
          describeAcademy({ name, description: words('academy.description') }, all, locale),
          describeTopicList(words('academy.programme.title'), all),
        ]}
      />
      <AcademyHero
        first={all[0]}
        {...(all.length > 0 && {
          button: { label: words('academy.hero.button'), href: '/academy/videos' },
        })}
      />
      <Programme topics={all} />
      <ForWhom
        entries={audience.map((entry) => ({
          description: words(`academy.forWhom.entries.${entry}`),
        }))}
      />
      <AcademyText />
    </>
  );
}
