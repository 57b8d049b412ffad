import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/collections/articles';
import { Link } from '@/i18n/link';
import { Hint } from '@/sections/shell/hint';
import { Section } from '@/ui/section';

const steps = ['letter', 'conversation', 'work'] as const;

/** The three steps between a letter and an answer, each with its time; `article` is the longer story, while public. */
export function HiringSteps({ article }: { article: ArticleSummary | undefined }) {
  const words = useTranslations('career.hiring');
  return (
    <div className="bg-raised">
      <Section id="hiring" title={words('title')} lead={words('lead')}>
        <ol>
          {steps.map((step, index) => (
            <li
              key={step}
              className="tide-line grid grid-cols-[3.25rem_1fr] py-7 sm:grid-cols-[6.5rem_1fr]"
            >
              <span
                aria-hidden="true"
                className="font-bold font-display text-amber-ink text-heading leading-[0.9] tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-title">{words(`steps.${step}.title`)}</h3>
                <p className="mt-1 font-semibold text-amber-ink">{words(`steps.${step}.time`)}</p>
                <p className="mt-3 max-w-[54ch] text-muted">{words(`steps.${step}.description`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="tide-line pt-7 sm:pl-[6.5rem]">
          <p className="max-w-[54ch]">{words('afterwards')}</p>
          {article && (
            <p className="mt-4 max-w-[54ch]">
              {words('article')}{' '}
              <Link
                href={{ page: '/blog/[slug]', slug: article.slug }}
                lang={article.lang}
                hrefLang={article.lang}
                className="link-plain font-semibold"
              >
                {article.title}
              </Link>
            </p>
          )}
          <Hint to="academy" className="mt-4 max-w-[54ch]" />
        </div>
      </Section>
    </div>
  );
}
