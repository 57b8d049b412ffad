import { rememberedFormsMs, rememberedMessages, retryAfter } from '@/site/limits';
import type { ClientKey } from './client-key';
import type { Grant } from './limiter';
import { type MailRules, takeUnit } from './limits';
import { type Mail, sendMail } from './mail';
import type { MailFailure } from './mail-attempt';
import { countLead } from './metrics';
import { later, limited, mailRefused, type Outcome, unavailable } from './outcomes';
import { claimInRedis, createRemembered, isNamedInRedis, nameInRedis } from './remembered';
import { sha256 } from './sha256';

/** A mail to the team, the client and rules it is counted by, and its key: equal mails have equal keys. */
export interface Delivery {
  rules: MailRules;
  client: ClientKey;
  mail: Mail;
  key: string;
}

/** The units a mail took: of its client's own limits, and (not for every mail) of the limits all clients share. */
export interface TakenUnits {
  own: Grant;
  ceiling?: Grant;
}

export type Sent = { ok: true } | { ok: false; reason: MailFailure; outcome: Outcome };

/**
 * Sends a mail whose units were taken. When the mail fails, the units are given back, so that a visitor who retries
 * during an outage is not locked out. Each failure counts against the limit for faults; beyond that limit the units
 * stay spent, so that no one can hammer the provider.
 */
export async function sendCounted(
  { rules, client, mail, key }: Delivery,
  { own, ceiling }: TakenUnits,
): Promise<Sent> {
  const result = await sendMail(mail, key);
  if (result.ok) {
    countLead('sent_directly');
    return result;
  }
  const { reason, retryAfterSeconds } = result;
  const fault = await takeUnit(rules.faults, client.key);
  if (fault.ok) {
    // A mail without an answer may have gone out: its shared units stay spent.
    const back = reason === 'timeout' ? [own] : [own, ceiling];
    await Promise.all(back.map((unit) => unit?.giveBack()));
  }
  return { ok: false, reason, outcome: outcomeOf(reason, retryAfterSeconds) };
}

function outcomeOf(reason: MailFailure, seconds: number | undefined): Outcome {
  if (reason === 'quota') {
    return limited({ retryAfterSeconds: seconds ?? retryAfter.quotaSeconds });
  }
  return later(reason === 'refused' ? mailRefused : unavailable, seconds);
}

const delivered = createRemembered(rememberedMessages);
/** The work under way, by key. */
const underWay = new Map<string, Promise<unknown>>();

/** Does a piece of work once for all callers who ask for the same key while the work goes on. */
export function once<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = underWay.get(key) as Promise<T> | undefined;
  if (known) return known;
  const started = work().finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}

/**
 * Says whether the mail with this key, or the form with this id, was delivered. This process remembers mails for
 * minutes, the provider for a day; Redis remembers forms for a week. All three only prevent a second mail.
 */
export async function wasDelivered(key: string, form?: string): Promise<boolean> {
  if (delivered.get(key)) return true;
  if (form === undefined) return false;
  return isNamedInRedis(await formName(key, form));
}

/** Remembers a delivered mail and its form. */
export async function rememberDelivered(key: string, form?: string): Promise<void> {
  delivered.set(key, key);
  if (form === undefined) return;
  await nameInRedis(await formName(key, form), rememberedFormsMs);
}

const forms = createRemembered(rememberedMessages);

/**
 * Says whether a form's id stands for this mail: for the first one it came with. Redis knows for all processes, and each
 * process remembers for minutes. An id that came with another text is a fault of the page: which of the two is meant?
 */
export async function isSameForm(form: string, key: string): Promise<boolean> {
  const known = await claimInRedis(`amberline:form:${await sha256(form)}`, key, rememberedFormsMs);
  if (known !== undefined) return known === key;
  const here = forms.get(form);
  if (here === undefined) forms.set(form, key);
  return (here ?? key) === key;
}

/** Names a form with the mail's key, because an edited text is another message even in the same form. */
async function formName(key: string, form: string): Promise<string> {
  return `amberline:delivered:${await sha256(`${form} ${key}`)}`;
}
