import { type RateRuleName, rateRules } from '@/site/limits';
import { watchCeiling } from './ceiling-watch';
import type { ClientKey } from './client-key';
import type { Grant, Limiter, Refusal } from './limiter';
import { createLimiter } from './rate-limit';

const limiters = new Map<RateRuleName, Limiter>();

/** What may be mailed; each has rules of its own in `src/site/limits.ts`. */
export type MailKind = 'message' | 'notification';

/** What one client may send; nobody can use these up for anyone else. */
const ownRules = {
  message: ['message', 'messageDay'],
  notification: ['notification'],
} as const satisfies Record<MailKind, readonly RateRuleName[]>;

/** Takes what a mail needs of its client's own; without a trusted address the client has no limit of its own. */
export function takeOwnUnits(kind: MailKind, client: ClientKey): Promise<Grant | Refusal> {
  return takeAll(client.isShared ? [] : ownRules[kind], client.key);
}

/** Takes what a mail needs of everyone's: the site's daily total, and the bucket of all clients without an address. */
export function takeCeilingUnits(kind: MailKind, client: ClientKey): Promise<Grant | Refusal> {
  const total = `${kind}Total` as const;
  return takeAll(client.isShared ? [`${kind}Shared`, total] : [total], 'all');
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

/** Takes one unit of a rule; for a limit that everyone shares the key is `all`. */
export async function takeUnit(rule: RateRuleName, key: string): Promise<Grant | Refusal> {
  const answer = await limiter(rule).take(key);
  if (key === 'all') watchCeiling(rule, answer);
  return answer;
}

function limiter(name: RateRuleName): Limiter {
  const known = limiters.get(name);
  if (known) return known;
  const created = createLimiter(name, rateRules[name]);
  limiters.set(name, created);
  return created;
}
