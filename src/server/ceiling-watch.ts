import { ceilingWarning, type RateRuleName, rateRules } from '@/site/limits';
import type { Grant, Refusal } from './limiter';
import { logError } from './log';

/** When a line was written last, by rule and event: one for each window is enough. */
const written = new Map<string, number>();

/** Warns the operator when a limit that everyone shares is nearly used up, and says when it is. */
export function watchCeiling(rule: RateRuleName, answer: Grant | Refusal): void {
  const { max, windowMs } = rateRules[rule];
  const event = answer.ok ? 'ceiling.near' : 'ceiling.spent';
  if (answer.ok && answer.usage < ceilingWarning) return;
  const key = `${rule} ${event}`;
  if (Date.now() - (written.get(key) ?? Number.NEGATIVE_INFINITY) < windowMs) return;
  written.set(key, Date.now());
  const used = answer.ok ? Math.round(answer.usage * 100) : 100;
  logError(event, { ceiling: rule, max, used: `${used} %` });
}
