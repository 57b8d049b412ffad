import { once, rememberDelivered, wasDelivered } from '@/server/delivered';
import { type Delivery, sendCounted } from '@/server/delivery';
import { takeCeilingUnits, takeOwnUnits } from '@/server/limiters';
import { accepted, limited, type Outcome } from '@/server/outcomes';

/** Mails a notification once, within its client's limits and everyone's: what exceeds either is refused. */
export function mailNotification(delivery: Delivery): Promise<Outcome> {
  const { kind, client, key } = delivery;
  return once(key, async () => {
    if (await wasDelivered(key)) return accepted;
    const own = await takeOwnUnits(kind, client);
    if (!own.ok) return limited(own);
    const ceiling = await takeCeilingUnits(kind, client);
    if (!ceiling.ok) {
      await own.giveBack();
      return limited(ceiling);
    }
    const sent = await sendCounted(delivery, { own, ceiling });
    if (!sent.ok) return sent.outcome;
    await rememberDelivered(key);
    return accepted;
  });
}
