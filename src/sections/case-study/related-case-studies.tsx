import { useTranslations } from 'next-intl';
import type { CaseStudySummary } from '@/collections/case-studies';
import { CaseStudyCard } from './case-study-card';

/** A few case studies that show a service at work; absent where there is none. */
export function RelatedCaseStudies({ studies }: { studies: CaseStudySummary[] }) {
  const words = useTranslations('case-study');
  if (studies.length === 0) return null;
  return (
    <section
      aria-labelledby="related-studies-title"
      className="page-grid gap-y-12 pt-section"
      data-print="hide"
    >
      <h2 id="related-studies-title" className="col-span-12 text-heading">
        {words('related')}
      </h2>
      <ul className="col-span-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-12">
        {studies.map((study) => (
          <li
            key={study.slug}
            className="lg:nth-[4n+1]:col-span-7 lg:nth-[4n+4]:col-span-7 lg:nth-[4n+2]:mt-[7vw] lg:col-span-5"
          >
            <CaseStudyCard
              study={study}
              sizes="(min-width: 64rem) 54vw, (min-width: 30rem) 45vw, 92vw"
              headingLevel="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
