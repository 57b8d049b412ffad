import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { TileList } from '@/ui/tile-list';

/** Why the client came. */
export function Reasons({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.reasons');
  return (
    <Section id="reasons" title={words('title')} lead={words('lead')}>
      <ul lang={study.lang}>
        {study.reasons.map((reason) => (
          <li key={reason} className="tide-line py-6 text-lead first:border-t-0 first:pt-0">
            {reason}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Our approach: one text, or numbered parts with a title each. */
export function Strategy({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.strategy');
  const { strategy, lang } = study;
  return (
    <Section id="strategy" title={words('title')} className="tide-line">
      {typeof strategy === 'string' ? (
        <p lang={lang} className="max-w-[54ch] text-lead">
          {strategy}
        </p>
      ) : (
        <ol lang={lang} className="grid gap-y-12">
          {strategy.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-4 sm:grid-cols-[5rem_1fr]">
              <span
                aria-hidden="true"
                className="font-bold font-display text-amber-ink text-heading leading-[0.9] tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-3 max-w-[58ch] text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** The most important parts of the product, each with an icon and an anchor of its own. */
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

/**
 * The technologies of the product; a document may name the ones to show (specification, section 2). Nothing is shown
 * without any.
 */
export function TechnologyTiles({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.technologies');
  if (study.tiles.length === 0) return null;
  return (
    <Section id="technologies" title={words('title')} className="tide-line">
      <TileList tiles={study.tiles} />
    </Section>
  );
}
