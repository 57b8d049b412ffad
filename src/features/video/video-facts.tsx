import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { VideoSummary } from '@/collections/videos';
import { nameLanguage, useFormatter } from '@/i18n/formatter';
import { Link } from '@/i18n/link';
import { FilmLength } from './film-length';

/** Who made a film, when, how long it is, and its language where it is not the page's; what is not known has no line. */
export function VideoFacts({ video }: { video: VideoSummary }) {
  const words = useTranslations('video');
  const format = useFormatter();
  const locale = useLocale();
  const { author, publishedAt, seconds, lang } = video;
  return (
    <>
      <dl className="mt-8 grid gap-x-8 md:grid-cols-3 lg:grid-cols-1">
        <Fact label={words('facts.author')}>
          <Link
            href={author.href}
            className="link-plain -my-2.5 inline-flex min-h-11 items-center font-semibold"
          >
            {author.name}
          </Link>
          <span lang={author.lang} className="block text-on-night-muted text-small">
            {author.position}
          </span>
        </Fact>
        <Fact label={words('facts.published')}>
          <time dateTime={publishedAt}>
            {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
          </time>
        </Fact>
        {seconds !== undefined && (
          <Fact label={words('facts.length')}>
            <FilmLength seconds={seconds} isNamed />
          </Fact>
        )}
      </dl>
      {lang !== locale && (
        <p className="mt-4 text-on-night-muted text-small">
          {words('writtenIn', { lang, name: nameLanguage(lang, locale) })}
        </p>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-night-line border-t py-3">
      <dt className="text-on-night-muted text-small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
