/** What the calculator of Lighthouse's authors gives for these indexes; in between it draws straight lines. */
const points = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
];

/**
 * Returns how many times Lighthouse has to slow a machine of this `benchmarkIndex` (its own measure, no unit) to have
 * its mid-range phone. Its constant of 4 is meant for an index around 1533; PageSpeed Insights, on slower machines,
 * takes 1.2 from the same calculator: lighthouse-cpu-throttling-calculator.vercel.app. Throws below the first point.
 */
export function findCpuSlowdown(benchmarkIndex: number): number {
  // The last line goes on beyond its end.
  const end = points.find(({ index }, at) => at > 0 && index >= benchmarkIndex) ?? points.at(-1);
  const start = end && points[points.indexOf(end) - 1];
  if (!start || !(benchmarkIndex >= start.index))
    throw new RangeError(`A machine of index ${benchmarkIndex} is slower than the phone`);
  const share = (benchmarkIndex - start.index) / (end.index - start.index);
  return start.slowdown + share * (end.slowdown - start.slowdown);
}
