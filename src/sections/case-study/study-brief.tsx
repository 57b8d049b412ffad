import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Icon } from '@/ui/icon';
import { sectionTitle } from './case-study-look';
import { GainFigure } from './gain-figure';

/** Three in a row, where a last row of one or two spans it all; two and four stand in pairs, as all do on tablets. */
const inThrees =
  'lg:grid-cols-6 lg:*:col-span-2 lg:*:last:nth-[3n+1]:col-span-6 lg:*:last:nth-[3n+2]:col-span-3 lg:*:nth-last-2:nth-[3n+1]:col-span-3';
const inPairs = 'md:grid-cols-2 md:*:last:odd:col-span-2';

const rowsFor = (count: number) => clsx(inPairs, (count === 3 || count > 4) && inThrees);

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
        <h2 id="gains-title" className={`col-span-12 ${sectionTitle}`}>
          {words('title')}
        </h2>
        <ul
          lang={study.lang}
          className={clsx(
            'col-span-12 mt-7 grid gap-x-10 gap-y-7 lg:mt-9 lg:gap-y-11',
            rowsFor(study.gains.length),
          )}
        >
          {study.gains.map(({ text, figure }) => (
            <li key={text} className="border-current border-t-2 pt-4">
              {figure && (
                <p className="mb-3">
                  <span className="accent-lit block font-bold font-display text-[clamp(2.5rem,1.9rem+1.9vw,4rem)] tabular-nums leading-none tracking-[-0.03em] print:text-ink">
                    <GainFigure figure={figure} />
                  </span>
                  <span className="mt-2 block text-small opacity-75">{figure.label}</span>
                </p>
              )}
              <p
                className={
                  figure ? 'max-w-[34em]' : 'max-w-[20em] font-display font-semibold text-title'
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
    <section
      id="reasons"
      aria-labelledby="reasons-title"
      className="col-span-12 lg:col-span-4 lg:pr-6"
    >
      <h2 id="reasons-title" className={sectionTitle}>
        {words('title')}
      </h2>
      <p className="mt-3 text-muted">{words('lead')}</p>
      <ul lang={study.lang} className="mt-6 lg:mt-8">
        {study.reasons.map((reason) => (
          <li key={reason} className="tide-line max-w-measure py-4 last:pb-0">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last of an odd number of parts takes the whole row, and sets its text in the two columns above it. */
const lastOfOdd = 'md:last:odd:col-span-2 md:last:odd:[&>p]:columns-2 md:last:odd:[&>p]:gap-x-10';

/** Our approach: one text, or numbered parts with a title each, side by side where there is room. */
export function Strategy({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.strategy');
  const { strategy, lang } = study;
  return (
    <section
      id="strategy"
      aria-labelledby="strategy-title"
      className="col-span-12 lg:col-span-8 lg:border-line lg:border-l lg:pl-10 xl:pl-14"
    >
      <h2 id="strategy-title" className={sectionTitle}>
        {words('title')}
      </h2>
      {typeof strategy === 'string' ? (
        <p lang={lang} className="mt-6 max-w-[36em] text-lead lg:mt-8">
          {strategy}
        </p>
      ) : (
        <ol lang={lang} className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:mt-8">
          {strategy.map(({ title, description }, index) => (
            <li key={title} className={`max-md:max-w-measure ${lastOfOdd}`}>
              <h3 className="flex gap-3 text-title">
                <span aria-hidden="true" className="text-amber-ink tabular-nums">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The most important parts of the product, each with an icon and an anchor of its own. */
export function CrucialAreas({ study }: { study: CaseStudyPage }) {
  const words = useTranslations('case-study.areas');
  return (
    <section id="areas" aria-labelledby="areas-title" className="bg-raised">
      <div className="page-grid py-section">
        <h2 id="areas-title" className={`col-span-12 lg:col-span-8 ${sectionTitle}`}>
          {words('title')}
        </h2>
        <ul
          lang={study.lang}
          className={clsx(
            'col-span-12 mt-7 grid gap-x-10 gap-y-7 lg:mt-9 lg:gap-y-10 xl:gap-x-14',
            rowsFor(study.crucialAreas.length),
          )}
        >
          {study.crucialAreas.map(({ id, header, icon, body }) => (
            <li key={id} id={`area-${id}`} className="tide-line pt-5">
              <h3 className="flex items-start gap-3 text-title">
                <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-amber-ink" />
                {header}
              </h3>
              <p className="mt-3 max-w-measure text-muted">{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
