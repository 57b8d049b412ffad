import { useTranslations } from 'next-intl';
import type { CaseStudySummary } from '@/collections/case-studies';
import { useMeasure } from '@/i18n/amounts';

type Figure = NonNullable<CaseStudySummary['gains'][number]['figure']>;

/** What changed, as a figure: what it was, small, and what it is, large. Sizes follow the font size around it. */
export function GainFigure({ figure: { before, after, unit } }: { figure: Figure }) {
  const words = useTranslations('case-study.gains');
  const measure = useMeasure(unit);
  const now = measure(after);
  if (before === undefined) return <Amount {...now} />;
  const was = measure(before);
  return (
    <span>
      <span className="sr-only">{words('change', { before: was.text, after: now.text })}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        <span className="font-medium text-[max(0.5em,0.875rem)] opacity-75">{`${was.figure} → `}</span>
        <Amount {...now} />
      </span>
    </span>
  );
}

function Amount({ figure, unit }: { figure: string; unit: string }) {
  return (
    <>
      {figure}
      {unit && (
        <span className="ml-[0.2em] text-[max(0.5em,0.8125rem)] tracking-normal">{unit}</span>
      )}
    </>
  );
}
