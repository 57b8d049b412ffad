import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Icon } from '@/ui/icon';

/** The parts of the product that mattered most, each with its icon and an address of its own. */
export function CrucialAreas({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.areas');
  return (
    <section id="areas" aria-labelledby="areas-title" className="bg-raised">
      <div className="page-grid py-section">
        <h2 id="areas-title" className="col-span-12 text-heading lg:col-span-8">
          {words('title')}
        </h2>
        <ul
          lang={study.lang}
          className="col-span-12 mt-12 grid gap-x-12 gap-y-14 md:grid-cols-2 lg:mt-16 lg:gap-x-20"
        >
          {study.crucialAreas.map(({ id, header, icon, body }) => (
            <li key={id} id={`area-${id}`} className="lg:nth-[even]:mt-16 lg:nth-[odd]:-mb-16">
              <Icon name={icon} className="size-10 text-amber-ink" />
              <h3 className="mt-5 text-title">{header}</h3>
              <p className="mt-3 max-w-[52ch] text-muted">{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
