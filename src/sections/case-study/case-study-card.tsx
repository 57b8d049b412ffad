import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { CaseStudySummary } from '@/collections/case-studies';
import { kindSlugs } from '@/site/case-study-kinds';
import { CardLink } from '@/ui/card-link';
import { accentStyle } from './accent';
import { CaseStudyCover } from './case-study-cover';
import { nameSize } from './name-size';

type Props = {
  study: CaseStudySummary;
  /** How wide the cover is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The whole width of the grid, words beside the cover; `mirrored` has the cover on the right. */
  lead?: 'plain' | 'mirrored' | undefined;
  /** Its cover is seen at once. */
  first?: boolean;
  headingLevel?: 'h2' | 'h3';
};

/** A finished project in a list: cover, kind and name, all of it one link. */
export function CaseStudyCard({ study, sizes, lead, first = false, headingLevel = 'h2' }: Props) {
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
          first={first}
          decorative
          className="aspect-8/5 transition-[filter] duration-300 group-hover:brightness-108"
        />
      </div>
      <div className={lead ? 'mt-6 lg:col-span-4 lg:mt-0 lg:pb-2' : 'mt-5'}>
        <p className="flex items-center gap-3 text-muted text-small">
          <span aria-hidden="true" className="accent-dot size-3 rounded-[50%_50%_50%_10%]" />
          {words(`kinds.${kindSlugs[study.kind]}`)}
        </p>
        <Heading
          className={clsx('mt-2 hyphens-auto', nameSize(study.name, 'card'))}
          lang={study.lang}
        >
          <CardLink href={{ page: '/case-study/[slug]', slug: study.slug }}>{study.name}</CardLink>
        </Heading>
        {lead && (
          <p className="mt-4 max-w-[44ch] text-muted" lang={study.lang}>
            {study.description}
          </p>
        )}
      </div>
    </article>
  );
}
