import type { CaseStudySummary } from '@/collections/case-studies';
import { CaseStudyCard } from './case-study-card';

/*
 * The rhythm of the grid, over and over: one across, then narrow and wide, then wide and narrow, each narrow one hung
 * lower. Written by position, so that any number of case studies, filtered or not, holds together.
 */
const rhythm = [
  { cell: 'md:col-span-12', sizes: '(min-width: 64rem) 62vw, 92vw', lead: 'plain' },
  {
    cell: 'md:col-span-6 md:last:col-span-9 md:last:col-start-4 lg:col-span-5 lg:mt-[7vw] lg:last:col-span-7 lg:last:col-start-6 lg:last:mt-0',
    sizes: '(min-width: 64rem) 38vw, (min-width: 48rem) 45vw, 92vw',
  },
  {
    cell: 'md:col-span-6 lg:col-span-7',
    sizes: '(min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 92vw',
  },
  {
    cell: 'md:col-span-6 lg:col-span-7',
    sizes: '(min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 92vw',
  },
  {
    cell: 'md:col-span-6 lg:col-span-5 lg:mt-[7vw]',
    sizes: '(min-width: 64rem) 38vw, (min-width: 48rem) 45vw, 92vw',
  },
] as const;

/** The case studies as a grid of unequal pictures; every second one across has its picture on the right. */
export function CaseStudyGrid({ studies }: { studies: CaseStudySummary[] }) {
  return (
    <ul className="page-grid gap-y-14 pb-section md:gap-y-20 lg:gap-y-28">
      {studies.map((study, index) => {
        const place = rhythm[index % rhythm.length] ?? rhythm[0];
        const lead = 'lead' in place && (index % (2 * rhythm.length) === 0 ? 'plain' : 'mirrored');
        return (
          <li key={study.slug} className={`col-span-12 ${place.cell}`}>
            <CaseStudyCard
              study={study}
              sizes={place.sizes}
              lead={lead || undefined}
              first={index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
