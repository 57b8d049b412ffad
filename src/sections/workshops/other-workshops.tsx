import { useLocale, useTranslations } from 'next-intl';
import type { WorkshopSummary } from '@/collections/workshops';
import { Link } from '@/i18n/link';
import { Days } from './days';

/** The workshops one could take instead, as large lines; absent where there is none. */
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
        {workshops.map(({ slug, title, description, days, lang }) => (
          <li
            key={slug}
            lang={lang}
            className="tide-line group relative grid items-baseline gap-x-8 gap-y-3 py-7 last:border-b md:grid-cols-[1fr_auto] lg:grid-cols-[7fr_4fr_1fr]"
          >
            <h3 className="text-heading transition-colors group-hover:text-amber-ink">
              <Link
                href={{ page: '/workshops/[slug]', slug }}
                className="after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="max-w-[48ch] text-muted">{description}</p>
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
