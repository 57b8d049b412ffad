import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Topic, TopicSummary } from '@/collections/academy';
import { videoEventName } from '@/features/booking/notification';
import { usePlayerLabels } from '@/features/video/player-labels';
import { WrittenInNote } from '@/i18n/written-in';
import { Body } from '@/mdx/body';
import { formerIdsOf } from '@/rules/former-ids';
import { PageTrail } from '@/sections/shell/page-trail';
import { pathFor } from '@/site/routes';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { TopicMark } from './topic-mark';
import { TopicMenu } from './topic-menu';
import { TopicVideo } from './topic-video';

type Props = { topics: readonly TopicSummary[]; children: ReactNode };

/** The frame of the academy's videos: all topics on the left, the selected one on the right. */
export function VideoScreen({ topics, children }: Props) {
  const words = useTranslations();
  const locale = useLocale();
  const entries = topics.map(({ slug, href, title, lang }, index) => ({
    slug,
    title,
    lang,
    href: pathFor(href, locale),
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
      <div data-first-screen className="col-span-12 lg:col-span-9 xl:pl-8">
        {children}
      </div>
    </div>
  );
}

/** The selected topic: title, video, transcript, and a link to the next topic. */
export function TopicView({ topic }: { topic: Topic }) {
  const words = useTranslations('academy');
  const { slug, title, description, source, poster, lang, number, count, next } = topic;
  return (
    <>
      <div className="flex flex-wrap gap-x-4 text-muted text-small">
        <p className="max-lg:hidden">{words('screen.place', { number, count })}</p>
        <WrittenInNote lang={lang} what="video" />
      </div>
      <h1 lang={lang} className="mt-2 mb-6 hyphens-auto text-heading lg:mb-8">
        {title}
      </h1>
      <TopicVideo
        key={slug}
        event={videoEventName(slug)}
        source={source}
        labels={usePlayerLabels(source, title)}
        still={poster.src}
        poster={
          <span lang={lang} className="contents">
            <Picture
              image={poster}
              sizes="(min-width: 90rem) 62rem, (min-width: 64rem) 70vw, 92vw"
              className="size-full object-cover"
              isFirst
            />
          </span>
        }
      />
      <p lang={lang} className="mt-6 max-w-[40em] text-lead text-muted lg:mt-8">
        {description}
      </p>
      <div className="hanging-headings mt-14 lg:mt-20">
        <Body code={topic.body} lang={lang} formerIds={formerIdsOf(topic.href)} />
      </div>
      {next && <NextTopic topic={next} />}
    </>
  );
}

/** The way on: the next topic, with its drawing on night. */
function NextTopic({ topic }: { topic: TopicSummary }) {
  const words = useTranslations('academy.screen');
  return (
    <div
      className="group tide-line relative mt-16 grid grid-cols-[1fr_7rem] items-center gap-x-4 pt-6 sm:grid-cols-[1fr_10rem]"
      data-print="hide"
    >
      <div>
        <p className="text-muted text-small">{words('next')}</p>
        <p lang={topic.lang} className="mt-1 font-bold font-display text-title">
          <CardLink href={topic.href}>{topic.title}</CardLink>
        </p>
        <p lang={topic.lang} className="mt-2 max-w-[34.5em] text-muted max-sm:hidden">
          {topic.description}
        </p>
      </div>
      <div className="isolate rounded-(--radius-drop) bg-night">
        <TopicMark poster={topic.poster} />
      </div>
    </div>
  );
}
