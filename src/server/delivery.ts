import type { ClientKey } from './client-key';
import { rememberDelivered, wasDelivered } from './delivered';
import { env } from './env';
import { type MailKind, takeMailUnits, takeUnit } from './limiters';
import { sendMail } from './mail';
import { type ContactMessage, composeMail, type Mail } from './mail-text';
import { accepted, limited, mailRefused, type Outcome, unavailable } from './outcomes';
import { sha256 } from './sha256';

/** Delivers a checked message once: one this process delivered lately is answered with success and costs nothing. */
export async function deliverMessage(
  request: Request,
  contact: ContactMessage,
  client: ClientKey,
): Promise<Outcome> {
  const mail = composeMail(contact, env());
  const key = await deliveryKey(request, client, mail);
  return mailWithinLimits({ kind: 'message', client, mail, key });
}

/** A mail to the team, whom it is counted for, and the key that makes two equal ones one. */
interface Delivery {
  kind: MailKind;
  client: ClientKey;
  mail: Mail;
  key: string;
}

/**
 * Sends a mail to the team within the limits of its kind.
 * Units are taken before the mail goes out and given back when it did not, so a visitor who retries
 * during an outage is not locked out; each such failure counts against the cap for faults instead, and
 * beyond that cap the unit stays spent, so nobody can hammer the provider.
 */
export async function mailWithinLimits({ kind, client, mail, key }: Delivery): Promise<Outcome> {
  if (wasDelivered(key)) return accepted;
  const units = await takeMailUnits(kind, client);
  if (!units.ok) return limited(units);
  const result = await sendMail(mail, key);
  if (result.ok) {
    // An equal request overtook this one; the provider mailed once, so once is charged.
    if (wasDelivered(key)) await units.giveBackBoth();
    rememberDelivered(key);
    return accepted;
  }
  const fault = await takeUnit(`${kind}Fault`, client);
  if (fault.ok) await (result.reason === 'timeout' ? units.giveBackOwn() : units.giveBackBoth());
  return result.reason === 'refused' ? mailRefused : unavailable;
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
