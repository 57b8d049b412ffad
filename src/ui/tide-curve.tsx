import type { CSSProperties } from 'react';

/** The width of one wave. A wave is low at both ends, so that waves join into one line. */
const swell = 400;

/** How far each echo lies below the curve, from the top down. */
const echoes = [26, 52, 78] as const;

/**
 * A tide curve over the whole width, with one crest for each day; where there is little room for a day, its wave is
 * lower, too. Decorative.
 */
export function TideCurve({ crests }: { crests: number }) {
  const width = crests * swell;
  const line = curve(crests);
  const day: CSSProperties & { '--day': string } = { '--day': `${Math.round(100 / crests)}vw` };
  return (
    <svg
      viewBox={`0 0 ${width} 200`}
      preserveAspectRatio="none"
      className="mt-6 block h-[clamp(4rem,var(--day)*1.1,8rem)] w-full lg:h-[clamp(4rem,var(--day)*1.1,14rem)]"
      style={day}
      fill="none"
      aria-hidden="true"
    >
      <path d={`${line} V200 H0 Z`} fill="var(--color-night-raised)" />
      {echoes.map((depth) => (
        <path
          key={depth}
          d={line}
          transform={`translate(0 ${depth})`}
          stroke="var(--color-night-line)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={line}
        stroke="var(--color-amber)"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className="drawn"
      />
    </svg>
  );
}

function curve(crests: number): string {
  const swells = Array.from({ length: crests }, (_, index) => {
    const at = (part: number) => (index + part) * swell;
    return `C${at(0.25)} 120 ${at(0.25)} 20 ${at(0.5)} 20 C${at(0.75)} 20 ${at(0.75)} 120 ${at(1)} 120`;
  });
  return `M0 120 ${swells.join(' ')}`;
}
