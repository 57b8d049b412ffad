import type { CaseStudySummary } from '@/collections/case-studies';
import { GainFigure } from './gain-figure';

/** The figure of a case study that stands for it in lists: its first one; undefined where it has none. */
export function leadingFigure({ gains }: CaseStudySummary) {
  return gains.find(({ figure }) => figure)?.figure;
}

/** What changed, in one figure: large, with what was measured under it. Nothing where a study has none. */
export function LeadingFigure({ study }: { study: CaseStudySummary }) {
  const figure = leadingFigure(study);
  if (!figure) return null;
  return (
    <span className="block" lang={study.lang}>
      <span className="block font-bold font-display text-[1.875rem] tabular-nums leading-none tracking-[-0.02em]">
        <GainFigure figure={figure} />
      </span>
      <span className="mt-2 block text-balance">{figure.label}</span>
    </span>
  );
}
