import { type RateRuleName, rateRules } from '@/site/limits';
import type { ClientKey } from './client-key';
import type { Grant, Limiter, Refusal } from './limiter';
import { createLimiter } from './rate-limit';

const limiters = new Map<RateRuleName, Limiter>();

/** The two units a message took. */
export interface MessageUnits {
  ok: true;
  /** For a message that certainly reached nobody. */
  giveBackBoth(): Promise<void>;
  /** For a message that may have been mailed after all: the mail quota stays charged. */
  giveBackOwn(): Promise<void>;
}

/**
 * Takes the two units a well-formed message needs: one of its client's, one of the whole site's.
 * When the second is refused the first is given back.
 */
export async function takeMessageUnits(client: ClientKey): Promise<MessageUnits | Refusal> {
  const own = await limiter(client.isShared ? 'messageShared' : 'message').take(client.key);
  if (!own.ok) return own;
  const total = await limiter('messageTotal').take('all');
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

/** Takes one unit for a request that came to nothing: ill-formed, or not delivered. */
export function takeFaultUnit(client: ClientKey): Promise<Grant | Refusal> {
  return limiter('messageFault').take(client.key);
}

function limiter(name: RateRuleName): Limiter {
  const known = limiters.get(name);
  if (known) return known;
  const created = createLimiter(name, rateRules[name]);
  limiters.set(name, created);
  return created;
}
