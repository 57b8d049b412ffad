import type { ClientKey } from '@/server/client-key';
import { currentRequestId } from '@/server/current-request';
import {
  type Delivery,
  isSameForm,
  once,
  rememberDelivered,
  sendCounted,
  wasDelivered,
} from '@/server/delivery';
import type { KeptBecause } from '@/server/leads/lead';
import { openLeadQueue } from '@/server/leads/lead-queue';
import type { Grant } from '@/server/limiter';
import { type MailRules, takeCeilingUnits, takeOwnUnits, takeUnit } from '@/server/limits';
import { countLead } from '@/server/metrics';
import { accepted, limited, type Outcome, otherMessage } from '@/server/outcomes';
import { mailDueDigest, planDigest } from './digest';
import { keepMessage } from './kept';
import type { ContactMessage } from './message-check';
import { keyOf, messageLead, messageMail } from './message-lead';

const rules: MailRules = {
  own: ['message', 'messageDay'],
  shared: 'messageShared',
  total: 'messageTotal',
  faults: 'messageFault',
};

/** A checked message, and how it was sent. */
export interface Submission {
  contact: ContactMessage;
  client: ClientKey;
  /** The id that the browser made for the filled form. */
  form: string | undefined;
  /** A program seems to have filled in the form. */
  isSuspect: boolean;
}

interface Letter extends Delivery {
  contact: ContactMessage;
}

/**
 * Delivers a checked message once. Messages with equal words count as one for a day, from any page, tab or address: the
 * key is made of the mail alone. A message is refused only beyond its own client's limits, or if neither the durable
 * engine nor the provider nor Redis takes it. Beyond a limit that all clients share, it waits for the digest.
 */
export async function deliverMessage({ isSuspect, ...sent }: Submission): Promise<Outcome> {
  const { contact, client, form } = sent;
  const mail = messageMail(contact, isSuspect);
  const key = await keyOf(mail);
  return once(key, async () => {
    if (form !== undefined && !(await isSameForm(form, key))) return otherMessage;
    if (await wasDelivered(key, form)) return accepted;
    const own = await takeOwnUnits(rules, client);
    if (!own.ok) return limited(own);
    const letter = { rules, client, contact, mail, key };
    const outcome = await (isSuspect ? takeSuspect(letter, own) : mailOrKeep(letter, own));
    if (outcome.answer.ok) await rememberDelivered(key, form);
    else if (outcome.status >= 500) countLead('lost_to_503');
    void mailDueDigest();
    return outcome;
  });
}

async function mailOrKeep(letter: Letter, own: Grant): Promise<Outcome> {
  const ceiling = await takeCeilingUnits(rules, letter.client);
  if (ceiling.ok ? await enqueue(letter) : await keep(letter, 'ceiling')) return accepted;
  // Where nothing keeps messages, the provider's own quota is the limit.
  const sent = await sendCounted(letter, ceiling.ok ? { own, ceiling } : { own });
  if (sent.ok) return accepted;
  // The provider took no mail because its quota or rate is used up: such messages wait for the digest.
  const isCrowded = sent.reason === 'quota' || sent.reason === 'busy';
  return isCrowded && (await keep(letter, 'quota')) ? accepted : sent.outcome;
}

/** Delivers a suspect message. Suspects have a limit of their own and use none of the limits people share. */
async function takeSuspect(letter: Letter, own: Grant): Promise<Outcome> {
  const room = await takeUnit('suspectTotal', 'all');
  if (!room.ok) return limited(room);
  if (await keep(letter, 'suspect')) return accepted;
  const sent = await sendCounted(letter, { own, ceiling: room });
  return sent.ok ? accepted : sent.outcome;
}

/** Says whether the durable engine has taken the message: to mail it, or, with a reason, for the digest. */
async function enqueue({ contact, mail, key }: Letter, because?: KeptBecause): Promise<boolean> {
  const at = new Date().toISOString();
  const lead = messageLead({ contact, mail, at, because, request: currentRequestId() });
  return (await openLeadQueue()?.enqueue(key, lead)) ?? false;
}

/** Says whether the engine or, without one, Redis has taken the message for the digest. */
async function keep(letter: Letter, because: KeptBecause): Promise<boolean> {
  const room = because === 'suspect' || (await takeUnit('keptTotal', 'all')).ok;
  if (!room) return false;
  if (await enqueue(letter, because)) return true;
  const { contact, key } = letter;
  const isKept = await keepMessage(key, { at: new Date().toISOString(), because, contact });
  if (isKept) planDigest();
  return isKept;
}
