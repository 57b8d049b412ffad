'use client';

import { Pie, PieChart, Tooltip, type TooltipContentProps } from 'recharts';
import type { MemberHours } from './member-hours';

/**
 * A pie that names the slice under the pointer; its legend is hidden (docs/specification.md, section 9). Loaded only
 * when near the screen. The chart replaces a drawing of the same size, so it does not animate; the keyboard skips it,
 * because the list beside it has the same facts.
 */
export function HoursChart({ shares }: { shares: readonly MemberHours[] }) {
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
