import type { ClientKey } from '@/server/client-key';
import { once, rememberDelivered, wasDelivered } from '@/server/delivered';
import { type Delivery, sendCounted } from '@/server/delivery';
import { env } from '@/server/env';
import type { Grant } from '@/server/limiter';
import { takeCeilingUnits, takeOwnUnits, takeUnit } from '@/server/limiters';
import { type ContactMessage, composeMail } from '@/server/mail-text';
import { accepted, limited, type Outcome } from '@/server/outcomes';
import { sha256 } from '@/server/sha256';
import { mailDueDigest, planDigest } from './digest';
import { type KeptBecause, keepMessage } from './kept';

/** A checked message, and what is known of how it was sent. */
export interface Submission {
  contact: ContactMessage;
  client: ClientKey;
  /** The id the browser made for the filled form. */
  form: string | undefined;
  /** It looks as if a machine had filled in the form. */
  isSuspect: boolean;
}

interface Letter extends Delivery {
  contact: ContactMessage;
}

/**
 * Delivers a checked message once. Equal words are one message for a day, from whatever page, tab or address: the key
 * is made of the mail alone. Refused is only what exceeds its own client's limits, or what neither the provider nor
 * Redis takes; what exceeds a limit that all share waits for the digest.
 */
export async function deliverMessage({ isSuspect, ...sent }: Submission): Promise<Outcome> {
  const { contact, client, form } = sent;
  const mail = composeMail(contact, env(), isSuspect ? 'Suspected spam: ' : '');
  const key = await sha256(JSON.stringify(mail));
  return once(key, async () => {
    if (await wasDelivered(key, form)) return accepted;
    const own = await takeOwnUnits('message', client);
    if (!own.ok) return limited(own);
    const letter = { kind: 'message', client, contact, mail, key } as const;
    const outcome = await (isSuspect ? takeSuspect(letter, own) : mailOrKeep(letter, own));
    if (outcome.answer.ok) await rememberDelivered(key, form);
    void mailDueDigest();
    return outcome;
  });
}

async function mailOrKeep(letter: Letter, own: Grant): Promise<Outcome> {
  const ceiling = await takeCeilingUnits('message', letter.client);
  if (!ceiling.ok && (await keep(letter, 'ceiling'))) return accepted;
  // Without Redis the provider's own quota is the ceiling.
  const sent = await sendCounted(letter, ceiling.ok ? { own, ceiling } : { own });
  if (sent.ok) return accepted;
  // Certainly not mailed, and only for want of room: that is what the digest is for.
  const isCrowded = sent.reason === 'quota' || sent.reason === 'busy';
  return isCrowded && (await keep(letter, 'quota')) ? accepted : sent.outcome;
}

/** Suspects leave the limits that people share alone: they have one of their own. */
async function takeSuspect(letter: Letter, own: Grant): Promise<Outcome> {
  const room = await takeUnit('suspectTotal', 'all');
  if (!room.ok) return limited(room);
  if (await keep(letter, 'suspect')) return accepted;
  const sent = await sendCounted(letter, { own, ceiling: room });
  return sent.ok ? accepted : sent.outcome;
}

/** Whether Redis has taken the message for the digest. */
async function keep({ contact, key }: Letter, because: KeptBecause): Promise<boolean> {
  const room = because === 'suspect' || (await takeUnit('keptTotal', 'all')).ok;
  if (!room) return false;
  const isKept = await keepMessage(key, { at: new Date().toISOString(), because, contact });
  if (isKept) planDigest();
  return isKept;
}
