import type { ClientKey } from './client-key';
import { rememberDelivered, wasDelivered } from './delivered';
import { env } from './env';
import { sendMail } from './mail';
import { type ContactMessage, composeMail, type Mail } from './mail-text';
import type { Outcome } from './message-answer';
import { takeFaultUnit, takeMessageUnits } from './message-limits';
import { limited } from './outcomes';
import { sha256 } from './sha256';

/**
 * Delivers a checked message once.
 * - A message this process delivered lately is answered with success and costs nothing.
 * - Units are taken before the mail goes out and given back when it did not, so a visitor who retries
 *   during an outage is not locked out; each such failure counts against the cap for faults instead, and
 *   beyond that cap the unit stays spent, so nobody can hammer the provider.
 */
export async function deliverMessage(
  request: Request,
  contact: ContactMessage,
  client: ClientKey,
): Promise<Outcome> {
  const mail = composeMail(contact, env());
  const key = await deliveryKey(request, client, mail);
  if (wasDelivered(key)) return { status: 200, answer: { ok: true } };
  const units = await takeMessageUnits(client);
  if (!units.ok) return limited(units);
  const result = await sendMail(mail, key);
  if (result.ok) {
    // An equal request overtook this one; the provider mailed once, so once is charged.
    if (wasDelivered(key)) await units.giveBackBoth();
    rememberDelivered(key);
    return { status: 200, answer: { ok: true } };
  }
  const fault = await takeFaultUnit(client);
  if (fault.ok) await (result.reason === 'timeout' ? units.giveBackOwn() : units.giveBackBoth());
  return result.reason === 'refused'
    ? { status: 502, answer: { ok: false, error: 'mail-refused' } }
    : { status: 503, answer: { ok: false, error: 'unavailable' } };
}

/**
 * What makes two requests the same message: the id the browser made for one filled form (or the client,
 * without one) together with the whole mail. An edited text is another message even under the same id;
 * the provider would answer 409 to a known key with another mail.
 */
async function deliveryKey(request: Request, client: ClientKey, mail: Mail): Promise<string> {
  const id = request.headers.get('idempotency-key') ?? '';
  const content = JSON.stringify(mail);
  if (/^[\w-]{8,100}$/.test(id)) return `${id}-${await sha256(content)}`;
  return sha256(`${client.key} ${content}`);
}
