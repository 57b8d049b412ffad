import { useLocale, useTranslations } from 'next-intl';
import type { Topic } from '@/collections/academy';
import { filmEventName } from '@/features/booking/notification-name';
import { usePlayerLabels } from '@/features/video/player-labels';
import { Link } from '@/i18n/link';
import { Body } from '@/mdx/body';
import { Picture } from '@/ui/picture';
import { TopicFilm } from './topic-film';

/** The chosen topic: its title, its film, all of it in writing, and the way to the next one. */
export function TopicView({ topic }: { topic: Topic }) {
  const words = useTranslations('academy');
  const locale = useLocale();
  const { slug, title, description, film, poster, lang, order, count, next } = topic;
  return (
    <>
      <p className="text-muted text-small">
        <span className="max-lg:hidden">{words('screen.place', { number: order, count })}</span>
        {lang !== locale && <span className="lg:ml-4">{words('language')}</span>}
      </p>
      <h1 lang={lang} className="mt-2 mb-6 hyphens-auto text-heading lg:mb-8">
        {title}
      </h1>
      <TopicFilm
        key={slug}
        event={filmEventName(slug)}
        film={film}
        labels={usePlayerLabels(film, title)}
        still={poster.src}
        poster={
          <span lang={lang} className="contents">
            <Picture
              image={poster}
              sizes="(min-width: 90rem) 62rem, (min-width: 64rem) 70vw, 92vw"
              className="size-full object-cover"
              first
            />
          </span>
        }
      />
      <p lang={lang} className="mt-6 max-w-[60ch] text-lead text-muted lg:mt-8">
        {description}
      </p>
      <div className="hanging-headings mt-14 lg:mt-20">
        <Body code={topic.body} lang={lang} />
      </div>
      {next && (
        <p className="tide-line mt-16 pt-6" data-print="hide">
          <span className="block text-muted text-small">{words('screen.next')}</span>
          <Link
            href={{ page: '/academy/videos/[slug]', slug: next.slug }}
            lang={next.lang}
            className="link-quiet inline-flex min-h-11 items-center font-bold font-display text-title"
          >
            {next.title}
          </Link>
        </p>
      )}
    </>
  );
}
