import { type RateRuleName, rateRules } from '@/site/limits';
import type { ClientKey } from './client-key';
import type { Grant, Limiter, Refusal } from './limiter';
import { createLimiter } from './rate-limit';

const limiters = new Map<RateRuleName, Limiter>();

/** The two units a mail took: one of its client's, one of the whole site's. */
export interface MailUnits {
  ok: true;
  /** For a mail that certainly reached nobody. */
  giveBackBoth(): Promise<void>;
  /** For a mail that may have gone out after all: the mail quota stays charged. */
  giveBackOwn(): Promise<void>;
}

/** What may be mailed; each has its rules `<kind>`, `<kind>Shared` and `<kind>Total` in `src/site/limits.ts`. */
export type MailKind = 'message' | 'notification';

/**
 * Takes the two units a mail needs: one of its client's, one of the whole site's.
 * When the second is refused the first is given back.
 */
export async function takeMailUnits(
  kind: MailKind,
  client: ClientKey,
): Promise<MailUnits | Refusal> {
  const own = await takeUnit(client.isShared ? `${kind}Shared` : kind, client);
  if (!own.ok) return own;
  const total = await limiter(`${kind}Total`).take('all');
  if (!total.ok) {
    await own.giveBack();
    return total;
  }
  return {
    ok: true,
    giveBackOwn: () => own.giveBack(),
    async giveBackBoth() {
      await Promise.all([own.giveBack(), total.giveBack()]);
    },
  };
}

/** Takes one unit of a client's. */
export function takeUnit(rule: RateRuleName, client: ClientKey): Promise<Grant | Refusal> {
  return limiter(rule).take(client.key);
}

function limiter(name: RateRuleName): Limiter {
  const known = limiters.get(name);
  if (known) return known;
  const created = createLimiter(name, rateRules[name]);
  limiters.set(name, created);
  return created;
}
