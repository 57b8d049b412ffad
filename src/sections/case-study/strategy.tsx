import { useTranslations } from 'next-intl';
import type { CaseStudyPage } from '@/collections/case-studies';
import { Section } from '@/ui/section';

/** How we went about it: one text, or numbered parts with a title each. */
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
