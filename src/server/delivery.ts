import { retryAfter } from '@/site/limits';
import type { ClientKey } from './client-key';
import type { Grant } from './limiter';
import { type MailKind, takeUnit } from './limiters';
import { type MailFailure, sendMail } from './mail';
import type { Mail } from './mail-text';
import { later, limited, mailRefused, type Outcome, unavailable } from './outcomes';

/** A mail to the team, whom it is counted for, and the key that makes two equal ones one. */
export interface Delivery {
  kind: MailKind;
  client: ClientKey;
  mail: Mail;
  key: string;
}

/** What a mail took of the limits: its client's own units, and those of what everyone shares (none for some mails). */
export interface TakenUnits {
  own: Grant;
  ceiling?: Grant;
}

export type Sent = { ok: true } | { ok: false; reason: MailFailure; outcome: Outcome };

/**
 * Sends a mail whose units were taken, and gives them back when it did not go out, so a visitor who retries
 * during an outage is not locked out; each such failure counts against the cap for faults instead, and
 * beyond that cap the units stay spent, so nobody can hammer the provider.
 */
export async function sendCounted(
  { kind, client, mail, key }: Delivery,
  { own, ceiling }: TakenUnits,
): Promise<Sent> {
  const result = await sendMail(mail, key);
  if (result.ok) return result;
  const { reason, retryAfterSeconds } = result;
  const fault = await takeUnit(`${kind}Fault`, client.key);
  if (fault.ok) {
    // A mail without an answer may have gone out after all: the quota stays charged.
    const back = reason === 'timeout' ? [own] : [own, ceiling];
    await Promise.all(back.map((unit) => unit?.giveBack()));
  }
  return { ok: false, reason, outcome: outcomeOf(reason, retryAfterSeconds) };
}

function outcomeOf(reason: MailFailure, seconds: number | undefined): Outcome {
  if (reason === 'quota') {
    return limited({ retryAfterSeconds: seconds ?? retryAfter.quotaSeconds });
  }
  const isRefused = reason === 'refused' || reason === 'busy';
  return later(isRefused ? mailRefused : unavailable, seconds);
}
