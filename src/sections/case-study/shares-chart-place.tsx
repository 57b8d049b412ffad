'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from '@/ui/when-near';
import type { MemberHours } from './member-hours';

type Props = {
  /** All the chart shows, in words. */
  label: string;
  shares: readonly MemberHours[];
  /** The drawing that holds the place until the chart is there. */
  children: ReactNode;
};

/** The place of the chart: fetches its script when about to be seen; where that fails, the drawing stays. */
export function SharesChartPlace({ label, shares, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Chart, setChart] = useState<ComponentType<Pick<Props, 'shares'>>>();

  useEffect(() => {
    if (!place.current) return;
    return whenNear(place.current, () => {
      import('./shares-chart').then(
        ({ SharesChart }) => setChart(() => SharesChart),
        () => undefined,
      );
    });
  }, []);

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
