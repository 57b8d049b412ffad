import { useTranslations } from 'next-intl';
import type { TopicSummary } from '@/collections/academy';
import { WrittenInMark } from '@/i18n/written-in';
import { CardLink } from '@/ui/card-link';
import { TopicMark } from './topic-mark';

/**
 * The topics over the whole width, on night; each has a drawing and links to its video. Nothing is shown without any.
 * In the dark the ground is the page's: night is darker there than the ground of the drawings, which would show as tiles.
 */
export function Programme({ topics }: { topics: readonly TopicSummary[] }) {
  const words = useTranslations('academy.programme');
  if (topics.length === 0) return null;
  return (
    <section
      aria-labelledby="programme-title"
      className="on-night bg-[light-dark(var(--color-night),var(--color-paper))] text-on-night"
    >
      <div className="page-grid py-section">
        <h2 id="programme-title" className="col-span-12 text-heading lg:col-span-6">
          {words('title')}
        </h2>
        <p className="col-span-12 mt-4 max-w-[21.5em] text-balance self-end text-on-night-muted lg:col-span-4 lg:col-start-9 lg:mt-0">
          {words('lead')}
        </p>
        <ol className="col-span-12 mt-12 grid gap-x-8 lg:mt-20 lg:grid-cols-3 lg:gap-y-16">
          {topics.map((topic, index) => (
            <li
              key={topic.slug}
              lang={topic.lang}
              className="group relative grid grid-cols-[1fr_7rem] items-center gap-x-4 border-night-line border-t py-6 sm:grid-cols-[1fr_10rem] lg:flex lg:flex-col-reverse lg:items-stretch lg:justify-end lg:border-t-0 lg:py-0"
            >
              <div className="lg:border-night-line lg:border-t lg:pt-5">
                <span className="text-amber text-small tabular-nums" aria-hidden="true">
                  {index + 1}
                </span>
                <WrittenInMark lang={topic.lang} />
                <h3 className="mt-1 hyphens-auto text-title">
                  <CardLink href={topic.href}>{topic.title}</CardLink>
                </h3>
                <p className="mt-2 max-w-[29.5em] text-on-night-muted text-small md:max-lg:text-base">
                  {topic.description}
                </p>
              </div>
              <div className="lg:max-w-64">
                <TopicMark poster={topic.poster} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
