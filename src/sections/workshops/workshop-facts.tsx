import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { WorkshopSummary } from '@/collections/workshops';
import { workshopDay } from '@/site/workshop-day';
import { Days } from './days';

/** How long, from when to when, for whom, by whom: set like the captions of a chart. */
export function WorkshopFacts({ workshop }: { workshop: WorkshopSummary }) {
  const words = useTranslations('single-workshop.facts');
  const { days, level, tutor, lang } = workshop;
  const hours = { from: workshopDay.starts, to: workshopDay.ends };
  return (
    <dl className="mt-14 grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-[auto_1fr_1fr_1fr]">
      <Fact label={words('length')}>
        <Days count={days} />
      </Fact>
      <Fact label={words('hours')}>
        <span className="tabular-nums">{words('hoursRange', hours)}</span>
      </Fact>
      <Fact label={words('level')}>
        <span lang={lang}>{level}</span>
      </Fact>
      <Fact label={words('tutor')}>{tutor.name}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="tide-line pt-4">
      <dt className="text-muted text-small">{label}</dt>
      <dd className="mt-3 font-semibold leading-snug">{children}</dd>
    </div>
  );
}
