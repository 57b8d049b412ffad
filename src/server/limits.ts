import { ceilingWarning, type RateRuleName, rateRules } from '@/site/limits';
import type { ClientKey } from './client-key';
import type { Grant, Limiter, Refusal } from './limiter';
import { logError } from './log';
import { count } from './metrics';
import { limited, type Outcome } from './outcomes';
import { createLimiter } from './redis-limiter';

/** The limits of one kind of mail: names of rules in `src/site/limits.ts`. */
export interface MailRules {
  /** What one client may send; no client can use up another client's units. */
  own: readonly RateRuleName[];
  /** What all clients without an address may send together. */
  shared: RateRuleName;
  /** What all clients may send in a day. */
  total: RateRuleName;
  /** How many requests may fail. */
  faults: RateRuleName;
}

/** Takes a mail's units of its client's own limits. A client without a trusted address has none. */
export function takeOwnUnits({ own }: MailRules, client: ClientKey): Promise<Grant | Refusal> {
  return takeAll(client.isShared ? [] : own, client.key);
}

/** Takes a mail's units of the shared limits: the daily total, and the limit of clients without an address. */
export function takeCeilingUnits(
  { shared, total }: MailRules,
  client: ClientKey,
): Promise<Grant | Refusal> {
  return takeAll(client.isShared ? [shared, total] : [total], 'all');
}

/** Takes one unit of each rule, in order. When one is refused, the units taken before are given back. */
async function takeAll(rules: readonly RateRuleName[], key: string): Promise<Grant | Refusal> {
  const taken: Grant[] = [];
  const giveBack = async () => void (await Promise.all(taken.map((unit) => unit.giveBack())));
  for (const rule of rules) {
    const unit = await takeUnit(rule, key);
    if (!unit.ok) {
      await giveBack();
      return unit;
    }
    taken.push(unit);
  }
  return { ok: true, usage: Math.max(0, ...taken.map(({ usage }) => usage)), giveBack };
}

/**
 * Counts a failed request. Failures have a limit of their own, so that they cannot use up a client's good requests.
 * Clients without an address have no such limit: one of them could keep the form's hints from all the others.
 */
export async function countFault(
  rule: RateRuleName,
  client: ClientKey,
  outcome: Outcome,
): Promise<Outcome> {
  if (client.isShared) return outcome;
  const unit = await takeUnit(rule, client.key);
  return unit.ok ? outcome : limited(unit);
}

const limiters = new Map<RateRuleName, Limiter>();

/** Takes one unit of a rule. `key` is the client's, or `all` for a limit that all clients share. */
export async function takeUnit(rule: RateRuleName, key: string): Promise<Grant | Refusal> {
  const limiter = limiters.get(rule) ?? createLimiter(rule, rateRules[rule]);
  limiters.set(rule, limiter);
  const answer = await limiter.take(key);
  const decision = decisionOf(answer, key);
  count('limit_decisions_total', { rule, decision });
  if (key === 'all' && decision !== 'granted') reportCeiling(rule, answer);
  return answer.ok || key === 'all' ? answer : { ...answer, rule };
}

type Decision = 'granted' | 'near' | 'refused';

/** Names a decision. `near`: granted, but a limit that all clients share is nearly used up. */
function decisionOf(answer: Grant | Refusal, key: string): Decision {
  if (!answer.ok) return 'refused';
  return key === 'all' && answer.usage >= ceilingWarning ? 'near' : 'granted';
}

/** When a line was last written, by rule and whether it was spent: one line per window is enough. */
const written = new Map<string, number>();

/** Logs when a limit that all clients share is nearly used up, and when it is used up. */
function reportCeiling(rule: RateRuleName, answer: Grant | Refusal): void {
  const { max, windowMs } = rateRules[rule];
  const key = `${rule} ${answer.ok}`;
  if (Date.now() - (written.get(key) ?? Number.NEGATIVE_INFINITY) < windowMs) return;
  written.set(key, Date.now());
  const used = answer.ok ? Math.round(answer.usage * 100) : 100;
  logError(answer.ok ? 'ceiling.near' : 'ceiling.spent', { ceiling: rule, max, used: `${used} %` });
}
