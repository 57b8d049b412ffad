import { useTranslations } from 'next-intl';
import type { WorkshopSummary } from '@/collections/workshops';
import { Hint } from '@/sections/shell/hint';
import { WorkshopCard } from './workshop-card';

/** The workshops side by side, each deeper in the water than the one before it; absent where there is none. */
export function WorkshopGrid({ workshops }: { workshops: WorkshopSummary[] }) {
  const words = useTranslations('workshops.list');
  if (workshops.length === 0) return null;
  return (
    <section aria-labelledby="workshops-title" className="page-grid pb-section">
      <div className="tide-line col-span-12 mb-12 grid gap-x-8 gap-y-4 pt-8 lg:grid-cols-3">
        <h2 id="workshops-title" className="text-title">
          {words('title')}
        </h2>
        <p className="max-w-[52ch] text-muted lg:col-span-2">{words('lead')}</p>
      </div>
      <ul className="col-span-12 grid gap-x-8 gap-y-16 lg:grid-cols-3">
        {workshops.map((workshop, index) => (
          <li key={workshop.slug} lang={workshop.lang}>
            <WorkshopCard workshop={workshop} depth={(index + 1) / (workshops.length + 1)} />
          </li>
        ))}
      </ul>
      <Hint to="academy" className="tide-line col-span-12 mt-14 pt-4" />
    </section>
  );
}
