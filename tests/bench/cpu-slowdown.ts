/**
 * What the calculator of Lighthouse's authors gives for these indexes; in between it draws straight lines. The last is
 * Lighthouse's own constant.
 */
const points = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
] as const;

/**
 * Returns how many times Lighthouse has to slow a machine of this `benchmarkIndex` (its own measure, no unit) to have
 * its mid-range phone: lighthouse-cpu-throttling-calculator.vercel.app. Throws below the first point; above the last
 * it is 4, as in everybody's Lighthouse: an index of 2200 and one of 3500 were read within a second, on pages that
 * took the same time.
 */
export function findCpuSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= points[3].index) return points[3].slowdown;
  const end = points.find(({ index }, at) => at > 0 && index >= benchmarkIndex);
  const start = end && points[points.indexOf(end) - 1];
  if (!start || !(benchmarkIndex >= start.index))
    throw new RangeError(`A machine of index ${benchmarkIndex} is slower than the phone`);
  const share = (benchmarkIndex - start.index) / (end.index - start.index);
  return start.slowdown + share * (end.slowdown - start.slowdown);
}
