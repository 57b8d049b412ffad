import { offer } from './offer';

/** Working days of a week, and of a month on average: 261 a year. */
const daysOfWeek = 5;
const daysOfMonth = 261 / 12;

type Range = { from: number; to: number };

type Plan = { price: number; concurrentRequests: number };

/**
 * Says how many weeks a plan takes for a list of requests, and what its months cost: each request takes the typical
 * turnaround in working days, as many at a time as the plan has. Begun weeks and months count as whole ones.
 */
export function estimateList(requests: number, plan: Plan): { weeks: Range; cost: Range } {
  const rounds = Math.ceil(requests / plan.concurrentRequests);
  const both = (of: (days: number) => number): Range => ({
    from: of(rounds * offer.turnaroundDays.from),
    to: of(rounds * offer.turnaroundDays.to),
  });
  return {
    weeks: both((days) => Math.ceil(days / daysOfWeek)),
    cost: both((days) => Math.ceil(days / daysOfMonth) * plan.price),
  };
}
