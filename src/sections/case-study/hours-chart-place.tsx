'use client';

import { type ReactNode, useRef } from 'react';
import { useComingComponent } from '@/ui/use-lazy-component';
import type { MemberHours } from './member-hours';

type Props = {
  /** All the chart shows, in words. */
  label: string;
  shares: readonly MemberHours[];
  /** The drawing that holds the place until the chart is there. */
  children: ReactNode;
};

const loadChart = () => import('./hours-chart').then(({ HoursChart }) => HoursChart);

/** The box of the chart: fetches the chart's script when near the screen; if that fails, the drawing stays. */
export function HoursChartPlace({ label, shares, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const Chart = useComingComponent(loadChart, place);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className="aspect-square w-full rounded-full border border-edge"
    >
      {Chart ? <Chart shares={shares} /> : children}
    </div>
  );
}
