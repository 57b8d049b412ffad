import type { ClientKey } from './client-key';
import { takeUnit } from './limiters';
import { limited, type Outcome } from './outcomes';

/**
 * Counts a request that came to nothing: such have a cap of their own, so that they cannot use up a client's good
 * ones. Clients without an address are not capped: one of them could keep the hints of the form from all the others.
 */
export async function countFault(
  rule: 'messageFault' | 'notificationFault',
  client: ClientKey,
  outcome: Outcome,
): Promise<Outcome> {
  if (client.isShared) return outcome;
  const unit = await takeUnit(rule, client.key);
  return unit.ok ? outcome : limited(unit);
}
