import { ceilingWarning, type RateRuleName, rateRules } from '@/site/limits';
import type { ClientKey } from './client-key';
import type { Grant, Limiter, Refusal } from './limiter';
import { logError } from './log';
import { limited, type Outcome } from './outcomes';
import { createLimiter } from './redis-limiter';

/** What one kind of mail is counted against: names of rules in `src/site/limits.ts`. */
export interface MailRules {
  /** What one client may send; nobody can use these up for anyone else. */
  own: readonly RateRuleName[];
  /** What all clients without an address may send together. */
  shared: RateRuleName;
  /** What everyone may send in a day. */
  total: RateRuleName;
  /** What may come to nothing. */
  faults: RateRuleName;
}

/** Takes what a mail needs of its client's own; without a trusted address the client has no limit of its own. */
export function takeOwnUnits({ own }: MailRules, client: ClientKey): Promise<Grant | Refusal> {
  return takeAll(client.isShared ? [] : own, client.key);
}

/** Takes what a mail needs of everyone's: the site's daily total, and the bucket of all clients without an address. */
export function takeCeilingUnits(
  { shared, total }: MailRules,
  client: ClientKey,
): Promise<Grant | Refusal> {
  return takeAll(client.isShared ? [shared, total] : [total], 'all');
}

/** Takes one unit of each rule, in order. When one is refused, those before it are given back. */
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
 * Counts a request that came to nothing: such have a cap of their own, so that they cannot use up a client's good
 * ones. Clients without an address are not capped: one of them could keep the hints of the form from all the others.
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

/** Takes one unit of a rule; for a limit that everyone shares the key is `all`. */
export async function takeUnit(rule: RateRuleName, key: string): Promise<Grant | Refusal> {
  const limiter = limiters.get(rule) ?? createLimiter(rule, rateRules[rule]);
  limiters.set(rule, limiter);
  const answer = await limiter.take(key);
  if (key === 'all') watchCeiling(rule, answer);
  return answer;
}

/** When a line was written last, by rule and event: one for each window is enough. */
const written = new Map<string, number>();

/** Warns the operator when a limit that everyone shares is nearly used up, and says when it is. */
function watchCeiling(rule: RateRuleName, answer: Grant | Refusal): void {
  const { max, windowMs } = rateRules[rule];
  const event = answer.ok ? 'ceiling.near' : 'ceiling.spent';
  if (answer.ok && answer.usage < ceilingWarning) return;
  const key = `${rule} ${event}`;
  if (Date.now() - (written.get(key) ?? Number.NEGATIVE_INFINITY) < windowMs) return;
  written.set(key, Date.now());
  const used = answer.ok ? Math.round(answer.usage * 100) : 100;
  logError(event, { ceiling: rule, max, used: `${used} %` });
}
