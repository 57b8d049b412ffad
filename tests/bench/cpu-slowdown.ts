/**
 * The slowdowns that the calculator of Lighthouse's authors gives for these indexes, with straight lines between them.
 * The last one is Lighthouse's own constant.
 */
const points = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
] as const;

/**
 * Returns how many times Lighthouse has to slow a machine of this `benchmarkIndex` (Lighthouse's own measure, no unit)
 * to match its mid-range phone: lighthouse-cpu-throttling-calculator.vercel.app. Throws below the first point. Above
 * the last, returns 4, Lighthouse's default: the index jumped between 2200 and 3500 within a second, on pages that took
 * the same time.
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
