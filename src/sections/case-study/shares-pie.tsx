import { slicePath, sliceTurns } from './pie-slices';
import type { Share } from './share';

/** The pie as a drawing: there before the chart's script, without it, and on paper; of the chart's own measures. */
export function SharesPie({ shares }: { shares: readonly Share[] }) {
  const turns = sliceTurns(shares.map(({ hours }) => hours));
  return (
    <svg viewBox="-50 -50 100 100" className="size-full" aria-hidden="true">
      {shares.map(({ name, color }, index) => {
        const turn = turns[index];
        return (
          turn && (
            <path
              key={name}
              d={slicePath(turn, 50)}
              fill={color}
              className={shares.length === 1 ? 'stroke-none' : 'stroke-edge'}
              vectorEffect="non-scaling-stroke"
            />
          )
        );
      })}
    </svg>
  );
}
