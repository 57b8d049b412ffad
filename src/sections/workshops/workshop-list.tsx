import { useLocale, useTranslations } from 'next-intl';
import type { WorkshopSummary } from '@/collections/workshops';
import { Link } from '@/i18n/link';
import { WrittenInMark } from '@/i18n/written-in';
import { PriceLine, PriceNote } from '@/sections/prices/price-line';
import { Hint } from '@/sections/shell/hint';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';
import { Swell } from '@/ui/swell';

/** The workshops side by side, each deeper in the water than the one before; nothing is shown without any. */
export function WorkshopGrid({ workshops }: { workshops: WorkshopSummary[] }) {
  const words = useTranslations('workshops.list');
  if (workshops.length === 0) return null;
  return (
    <section aria-labelledby="workshops-title" className="page-grid pb-section">
      <div className="tide-line col-span-12 mb-12 grid gap-x-8 gap-y-4 pt-8 lg:grid-cols-3">
        <h2 id="workshops-title" className="text-title">
          {words('title')}
        </h2>
        <p className="max-w-[34.5em] text-muted lg:col-span-2">{words('lead')}</p>
      </div>
      <ul className="col-span-12 grid gap-x-8 gap-y-16 lg:grid-cols-3">
        {workshops.map((workshop, index) => (
          <li key={workshop.slug} lang={workshop.lang}>
            <WorkshopCard workshop={workshop} depth={(index + 1) / (workshops.length + 1)} />
          </li>
        ))}
      </ul>
      <PriceNote of={workshops} className="col-span-12 mt-10" />
      <Hint to="academy" className="tide-line col-span-12 mt-14 pt-4" />
    </section>
  );
}

type Props = {
  workshop: WorkshopSummary;
  /** The water level in the picture, from 0 to 1. */
  depth: number;
};

/** A workshop in a list: a stone in the water, days, title, level, description, tutor. */
function WorkshopCard({ workshop, depth }: Props) {
  const words = useTranslations('workshops.list');
  const locale = useLocale();
  const { href, title, description, image, days, level, tutor, lang } = workshop;
  return (
    <article className="group relative grid items-start gap-x-10 md:max-lg:grid-cols-[2fr_3fr]">
      <div className="relative grid aspect-5/4 place-items-center overflow-clip rounded-(--radius-drop-large) bg-night">
        <Picture
          image={image}
          sizes="(min-width: 64rem) 26vw, 72vw"
          className="w-[82%] transition-[filter] duration-300 group-hover:brightness-110"
          isDecorative
        />
        <Water depth={depth} />
      </div>
      <div>
        <p className="mt-6 text-muted md:max-lg:mt-0" lang={locale}>
          <Days count={days} />
        </p>
        <h3 className="mt-6 text-title">
          <CardLink href={href}>{title}</CardLink>
          <WrittenInMark lang={lang} />
        </h3>
        <p className="mt-1 text-amber-ink text-small">{level}</p>
        <p className="mt-3 text-muted">{description}</p>
        <PriceLine of={workshop} className="mt-5 text-small" />
        <p className="mt-2 text-small" lang={locale}>
          {words('tutor', { name: tutor.name })}
        </p>
      </div>
    </article>
  );
}

/** The water before the stone: the deeper the workshop, the higher the level. */
function Water({ depth }: { depth: number }) {
  return (
    <div
      className="absolute inset-x-0 bottom-0 text-[color-mix(in_oklab,var(--color-tide)_55%,var(--color-night))] opacity-45"
      style={{ height: `${Math.round(depth * 100)}%` }}
    >
      <Swell />
      <div className="size-full bg-current" />
    </div>
  );
}

/** The other workshops, as large lines; nothing is shown without any. */
export function OtherWorkshops({ workshops }: { workshops: WorkshopSummary[] }) {
  const words = useTranslations('single-workshop');
  const locale = useLocale();
  if (workshops.length === 0) return null;
  return (
    <section aria-labelledby="others-title" className="page-grid pb-section" data-print="hide">
      <h2 id="others-title" className="col-span-12 mb-8 text-title">
        {words('others')}
      </h2>
      <ul className="col-span-12">
        {workshops.map(({ slug, href, title, description, days, lang }) => (
          <li
            key={slug}
            lang={lang}
            className="tide-line group relative grid items-baseline gap-x-8 gap-y-3 py-7 last:border-b md:grid-cols-[1fr_auto] lg:grid-cols-[7fr_4fr_1fr]"
          >
            <h3 className="text-heading transition-colors group-hover:text-amber-ink">
              <Link href={href} className="after:absolute after:inset-0">
                {title}
              </Link>
              <WrittenInMark lang={lang} />
            </h3>
            <p className="max-w-[32em] text-muted">{description}</p>
            <p
              lang={locale}
              className="mt-4 text-muted md:col-start-2 md:mt-0 md:row-start-1 lg:col-start-3 lg:text-right"
            >
              <Days count={days} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DaysProps = { count: number; className?: string };

/** The length of a workshop: the number of days in large type, the unit in small type. */
export function Days({ count, className = '' }: DaysProps) {
  const words = useTranslations('workshops.list');
  return (
    <span className={`inline-flex items-end gap-x-3 leading-tight ${className}`}>
      {words.rich('days', {
        count,
        number: (digits) => (
          <span className="font-bold font-display text-amber-ink text-page tabular-nums leading-[0.75]">
            {digits}
          </span>
        ),
      })}
    </span>
  );
}
