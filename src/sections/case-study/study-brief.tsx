import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { GainFigure } from './gain-figure';

/** What the client gained, on a dark shade of the product's colour: the figure large, the sentence under it. */
export function Gains({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.gains');
  return (
    <section
      id="gains"
      aria-labelledby="gains-title"
      className="on-night accent-night text-on-night print:bg-paper print:text-ink"
    >
      <div className="page-grid py-section">
        <h2 id="gains-title" className="col-span-12 text-heading">
          {words('title')}
        </h2>
        <ul
          lang={study.lang}
          className="col-span-12 mt-12 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-16 lg:gap-y-16"
        >
          {study.gains.map(({ text, figure }) => (
            <li key={text} className="border-current border-t-2 pt-5">
              {figure && (
                <p className="mb-5">
                  <span className="block text-small opacity-75">{figure.label}</span>
                  <span className="accent-lit mt-2 block font-bold font-display text-[clamp(3rem,2.2rem+3.4vw,5.5rem)] tabular-nums leading-none tracking-[-0.03em] print:text-ink">
                    <GainFigure figure={figure} />
                  </span>
                </p>
              )}
              <p
                className={
                  figure
                    ? 'max-w-[30em] text-lead'
                    : 'max-w-[20em] font-display font-semibold text-title'
                }
              >
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
        <p lang={lang} className="max-w-[36em] text-lead">
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
                <p className="mt-3 max-w-[38.5em] text-muted">{description}</p>
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
              <p className="mt-3 max-w-[34.5em] text-muted">{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
