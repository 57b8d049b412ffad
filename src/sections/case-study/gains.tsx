import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { splitFigures } from './figures';

/**
 * What the client gained, across the whole width on a dark shade of the product's colour; every figure is highlighted.
 */
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
          {study.gains.map((gain) => (
            <li
              key={gain}
              className="border-current border-t-2 pt-5 font-display font-semibold text-[clamp(1.5rem,1.2rem+1.4vw,2.5rem)] leading-[1.14] tracking-[-0.018em]"
            >
              {splitFigures(gain).map(({ text, isFigure }, index) => (
                <span
                  key={index}
                  className={
                    isFigure
                      ? 'accent-lit print:text-ink font-bold text-[1.6em] leading-none tabular-nums'
                      : undefined
                  }
                >
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
