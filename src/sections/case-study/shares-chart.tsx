'use client';

import { Pie, PieChart, Tooltip, type TooltipContentProps } from 'recharts';
import type { MemberHours } from './member-hours';

/**
 * The pie that names a slice under the pointer; the legend is hidden (specification, section 7). Loaded only when about to
 * be seen. It takes the place of a drawing of the same measures, so it does not animate, and the keyboard passes it by:
 * the list beside it says everything.
 */
export function SharesChart({ shares }: { shares: readonly MemberHours[] }) {
  return (
    <PieChart
      responsive
      className="size-full"
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <Pie
        data={shares.map((share) => ({ ...share, fill: share.color }))}
        dataKey="hours"
        nameKey="name"
        outerRadius="100%"
        startAngle={90}
        endAngle={-270}
        stroke={shares.length === 1 ? 'none' : 'var(--color-edge)'}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
      <Tooltip content={SliceName} isAnimationActive={false} />
    </PieChart>
  );
}

function SliceName({ payload }: TooltipContentProps) {
  const share: MemberHours | undefined = payload[0]?.payload;
  if (!share) return null;
  return (
    <p className="max-w-[14rem] rounded-(--radius-drop) bg-ink px-4 py-2 text-paper text-small">
      <strong className="tabular-nums">{share.percentage}</strong> {share.name}
    </p>
  );
}
