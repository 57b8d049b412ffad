import type { ClientKey } from './client-key';
import { takeUnit } from './limiters';
import { limited, type Outcome } from './outcomes';

/** Counts a request that came to nothing: such have a cap of their own, so that they cannot use up a client's good ones. */
export async function countFault(
  rule: 'messageFault' | 'notificationFault',
  client: ClientKey,
  outcome: Outcome,
): Promise<Outcome> {
  const unit = await takeUnit(rule, client);
  return unit.ok ? outcome : limited(unit);
}
