import { useTranslations } from 'next-intl';
import type { CaseStudySummary } from '@/collections/case-studies';
import { WrittenInMark } from '@/i18n/written-in';
import { LeadingFigure } from '@/sections/case-study/leading-figure';
import { kindSlugs } from '@/site/case-study-kinds';
import { ButtonLink } from '@/ui/button-link';
import { CardLink } from '@/ui/card-link';
import { Picture } from '@/ui/picture';

/**
 * A few case studies from edge to edge, wide and narrow by turns, and one left over as wide as the page; each name is on
 * a tab cut into the picture.
 */
export function CaseStudyShowcase({ studies }: { studies: CaseStudySummary[] }) {
  const words = useTranslations('main-page.caseStudies');
  if (studies.length === 0) return null;
  return (
    <section aria-labelledby="case-studies-title" className="pb-section">
      <div className="page-grid items-end gap-y-6 pb-12 lg:pb-16">
        <h2 id="case-studies-title" className="col-span-12 text-page lg:col-span-8">
          {words('title')}
        </h2>
        <div className="col-span-12 lg:col-span-4">
          <p className="max-w-[34.5em] text-balance text-muted lg:max-w-[24em]">{words('lead')}</p>
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-1 md:grid-cols-12">
        {studies.map((study) => (
          <li
            key={study.slug}
            className="[--inset:var(--spacing-gutter)] md:nth-[4n+1]:col-span-7 md:nth-[4n+4]:col-span-7 md:nth-[even]:[--inset:1.5rem] md:col-span-5 md:last:nth-[odd]:col-span-12"
          >
            <ShowcaseItem study={study} />
          </li>
        ))}
      </ul>
      <div className="page-grid pt-10">
        <div className="col-span-12">
          <ButtonLink href="/case-study" look="outline">
            {words('all')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function ShowcaseItem({ study }: { study: CaseStudySummary }) {
  const words = useTranslations('case-study.kinds');
  return (
    <article className="group relative">
      <div className="overflow-clip">
        <Picture
          image={study.image}
          sizes="(min-width: 48rem) 58vw, 100vw"
          className="drifting aspect-8/5 w-full object-cover transition-[filter] duration-300 group-hover:brightness-110 md:aspect-auto md:h-[clamp(18rem,34vw,46rem)]"
          travelsAs={`case-study-${study.slug}`}
          isDecorative
        />
      </div>
      <div className="absolute bottom-0 left-0 max-w-full rounded-tr-(--tab-radius) bg-paper pt-4 pr-8 pl-(--inset) [--tab-radius:1.75rem]">
        <h3 className="text-title" lang={study.lang}>
          <CardLink href={study.href}>{study.name}</CardLink>
        </h3>
        <p className="text-muted text-small">
          {words(kindSlugs[study.kind])}
          <WrittenInMark lang={study.lang} />
        </p>
        <p className="pt-3 pb-3 text-small">
          <LeadingFigure study={study} />
        </p>
      </div>
    </article>
  );
}
