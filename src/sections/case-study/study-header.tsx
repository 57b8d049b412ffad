import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { PageTrail } from '@/sections/shell/page-trail';
import { kindSlugs } from '@/site/case-study-kinds';
import { CaseStudyCover } from './case-study-cover';
import { nameSize } from './name-size';
import { StudyFacts } from './study-facts';

/** The head of a case study on a ground in the product's colour, which ends behind the cover; the facts under it. */
export function StudyHeader({ study }: { study: CaseStudyPage }) {
  const words = useTranslations();
  const kind = kindSlugs[study.kind];
  return (
    <header className="relative isolate">
      <div
        aria-hidden="true"
        className="accent-ground -z-10 absolute inset-x-0 top-0 bottom-[18rem] lg:bottom-[calc(12rem+11vw)]"
      />
      <div className="page-grid pt-8">
        <div className="col-span-12">
          <PageTrail
            trail={[{ name: words('case-study.grid.title'), href: '/case-study' }]}
            current={study.name}
          />
        </div>
        <div className="col-span-12 mt-8 lg:col-span-7 lg:mt-12">
          <p className="flex items-center gap-3 font-semibold">
            <span aria-hidden="true" className="accent-dot size-3.5 rounded-[50%_50%_50%_10%]" />
            {words(`case-study.kinds.${kind}`)}
          </p>
          <h1 lang={study.lang} className={`mt-3 hyphens-auto ${nameSize(study.name, 'page')}`}>
            {study.name}
          </h1>
        </div>
        <p
          lang={study.lang}
          className="col-span-12 mt-7 max-w-[44ch] self-end text-lead lg:col-span-5 lg:pb-3"
        >
          {study.description}
        </p>
        <div lang={study.lang} className="col-span-12 mt-10 lg:mt-14">
          <CaseStudyCover
            study={study}
            sizes="(min-width: 90rem) 82rem, 92vw"
            className="aspect-8/5 lg:aspect-16/9"
            first
          />
        </div>
        <StudyFacts study={study} />
      </div>
    </header>
  );
}
