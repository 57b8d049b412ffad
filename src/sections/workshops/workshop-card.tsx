import { useLocale, useTranslations } from 'next-intl';
import type { WorkshopSummary } from '@/collections/workshops';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { Swell } from '@/ui/swell';
import { Days } from './days';

type Props = {
  workshop: WorkshopSummary;
  /** How high the water stands in the picture, from 0 to 1. */
  depth: number;
};

/** A workshop in a list: emblem in its depth of water, days, level, what it is, who teaches. */
export function WorkshopCard({ workshop, depth }: Props) {
  const words = useTranslations('workshops.list');
  const locale = useLocale();
  const { slug, title, description, image, days, level, tutor } = workshop;
  return (
    <article className="group relative grid items-start gap-x-10 md:max-lg:grid-cols-[2fr_3fr]">
      <div className="relative isolate grid aspect-5/4 place-items-center overflow-clip rounded-(--radius-drop-large) bg-raised">
        <Water depth={depth} />
        <Picture
          image={image}
          sizes="(min-width: 64rem) 24vw, 60vw"
          className="max-h-[78%] w-[66%] object-contain transition-[filter] duration-300 group-hover:brightness-110"
          decorative
        />
      </div>
      <div>
        <p className="mt-6 text-muted md:max-lg:mt-0" lang={locale}>
          <Days count={days} />
        </p>
        <h3 className="mt-6 text-title">
          <CardLink href={{ page: '/workshops/[slug]', slug }}>{title}</CardLink>
        </h3>
        <p className="mt-1 text-amber-ink text-small">{level}</p>
        <p className="mt-3 text-muted">{description}</p>
        <p className="mt-5 text-small" lang={locale}>
          {words('tutor', { name: tutor.name })}
        </p>
      </div>
    </article>
  );
}

/** The deeper the workshop, the higher the water stands. */
function Water({ depth }: { depth: number }) {
  return (
    <div
      className="-z-10 absolute inset-x-0 bottom-0 text-tide opacity-25"
      style={{ height: `${Math.round(depth * 100)}%` }}
    >
      <Swell />
      <div className="size-full bg-current" />
    </div>
  );
}
