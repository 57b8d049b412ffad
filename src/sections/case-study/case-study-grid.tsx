import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { CaseStudySummary } from '@/collections/case-studies';
import { WrittenInMark } from '@/i18n/written-in';
import { kindSlugs } from '@/site/case-study-kinds';
import { CardLink } from '@/ui/card-link';
import { accentStyle, CaseStudyCover, nameSize } from './case-study-look';
import { LeadingFigure, leadingFigure } from './leading-figure';

/*
 * The repeating rhythm of the grid: one card across, then narrow and wide, then wide and narrow; the narrow ones hang
 * lower. Each cell depends on its position only, so that any number of case studies fits.
 */
const rhythm = [
  {
    cell: 'md:col-span-12',
    sizes: '(min-width: 64rem) 62vw, (min-width: 48rem) 92vw, 120vw',
    lead: 'plain',
  },
  {
    cell: 'md:col-span-6 md:last:col-span-9 md:last:col-start-4 lg:col-span-5 lg:mt-[7vw] lg:last:col-span-7 lg:last:col-start-6 lg:last:mt-0',
    sizes: '(min-width: 64rem) 38vw, (min-width: 48rem) 45vw, 120vw',
  },
  {
    cell: 'md:col-span-6 lg:col-span-7',
    sizes: '(min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 120vw',
  },
  {
    cell: 'md:col-span-6 lg:col-span-7',
    sizes: '(min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 120vw',
  },
  {
    cell: 'md:col-span-6 lg:col-span-5 lg:mt-[7vw]',
    sizes: '(min-width: 64rem) 38vw, (min-width: 48rem) 45vw, 120vw',
  },
] as const;

/** The case studies as a grid of unequal pictures. Every second full-width card has its cover on the right. */
export function CaseStudyGrid({ studies }: { studies: readonly CaseStudySummary[] }) {
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
              isFirst={index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A few case studies that show a service at work; nothing is shown without any. */
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
              sizes="(min-width: 64rem) 54vw, (min-width: 30rem) 45vw, 120vw"
              headingLevel="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  study: CaseStudySummary;
  /** How wide the cover is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Makes the card as wide as the grid, with the text beside the cover; `mirrored` puts the cover on the right. */
  lead?: 'plain' | 'mirrored' | undefined;
  /** The cover is on the first screen: load it at once. */
  isFirst?: boolean;
  headingLevel?: 'h2' | 'h3';
};

/** A case study in a list: cover, kind and name. The whole card is one link. */
function CaseStudyCard({ study, sizes, lead, isFirst = false, headingLevel = 'h2' }: Props) {
  const words = useTranslations('case-study');
  const Heading = headingLevel;
  return (
    <article
      className={clsx(
        'group relative',
        lead && 'gap-x-8 lg:grid lg:grid-cols-12 lg:items-end xl:gap-x-12',
      )}
      style={accentStyle(study.accent)}
    >
      <div
        className={clsx(lead && 'lg:col-span-8', lead === 'mirrored' && 'lg:order-2')}
        lang={study.lang}
      >
        <CaseStudyCover
          study={study}
          sizes={sizes}
          isFirst={isFirst}
          isDecorative
          className="aspect-8/5 max-md:not-print:aspect-square transition-[filter] duration-300 group-hover:brightness-110"
        />
      </div>
      <div className={lead ? 'mt-6 lg:col-span-4 lg:mt-0 lg:pb-2' : 'mt-5'}>
        <p className="flex items-center gap-3 text-muted text-small">
          <span aria-hidden="true" className="accent-dot size-3 rounded-[50%_50%_50%_10%]" />
          {words(`kinds.${kindSlugs[study.kind]}`)}
          <WrittenInMark lang={study.lang} />
        </p>
        <Heading
          // Under a heading of their own, the names of a row have one size.
          className={clsx(
            'mt-2 hyphens-auto',
            headingLevel === 'h3' ? 'text-title' : nameSize(study.name, 'card'),
          )}
          lang={study.lang}
        >
          <CardLink href={study.href}>{study.name}</CardLink>
        </Heading>
        {lead && (
          <p className="mt-4 max-w-[29.5em] text-muted" lang={study.lang}>
            {study.description}
          </p>
        )}
        {leadingFigure(study) && (
          <p className="mt-4 border-line border-t pt-4 text-small">
            <LeadingFigure study={study} />
          </p>
        )}
      </div>
    </article>
  );
}
