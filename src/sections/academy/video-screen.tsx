import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TopicSummary } from '@/collections/academy';
import { PageTrail } from '@/sections/shell/page-trail';
import { pathFor } from '@/site/routes';
import { TopicMenu } from './topic-menu';

type Props = { topics: readonly TopicSummary[]; children: ReactNode };

/** The frame of the academy's films: the topics on the left, the chosen one on the right. */
export function VideoScreen({ topics, children }: Props) {
  const words = useTranslations();
  const locale = useLocale();
  const entries = topics.map(({ slug, title, lang }, index) => ({
    slug,
    title,
    lang,
    href: pathFor({ page: '/academy/videos/[slug]', slug }, locale),
    place: words('academy.screen.place', { number: index + 1, count: topics.length }),
  }));
  return (
    <div className="page-grid gap-y-6 pt-8 pb-section">
      <div className="col-span-12">
        <PageTrail
          trail={[{ name: words('academy.title'), href: '/academy' }]}
          current={words('academy.screen.title')}
        />
      </div>
      <div className="col-span-12 lg:col-span-3">
        <div className="lg:sticky lg:top-28">
          <TopicMenu label={words('academy.screen.topics')} entries={entries} />
        </div>
      </div>
      <div className="col-span-12 lg:col-span-9 xl:pl-8">{children}</div>
    </div>
  );
}
