import { iface, type ServiceOptions } from '@restatedev/restate-sdk/fetch';
import type { Mail } from '@/server/mail';
import type { Attempt } from '@/server/mail-attempt';
import type { DigestPart, Lead } from './lead';

/*
 * The objects of the durable engine. Of each there is one per key, in all processes together; it does one thing after the
 * other, and what it has begun is ended after any crash.
 */

/** A lead, under the key of its mail: equal words are one lead. */
export const leadContract = iface.object('Lead', {
  /** Takes a lead over; a key that is known already is left as it is. */
  accept: iface.json<Lead, void>(),
  /** Mails a held or parked lead after all. Says whether there was one. */
  release: iface.json<void, boolean>(),
  /** Gives a lead up and deletes its text. Says whether there was one. */
  discard: iface.json<void, boolean>(),
  /** Deletes what is about a person, by the mail address. */
  forget: iface.json<string, boolean>(),
  /** Returns the mail of this turn and the provider's key for it; null where there is nothing to mail any more. */
  take: iface.json<number, { mail: Mail; key: string } | null>(),
  /** Notes what the provider said. */
  settle: iface.json<{ turn: number; attempt: Attempt }, void>(),
  /** Gives a held lead's text to the digest. */
  takeHeld: iface.json<void, DigestPart[]>(),
  /** Forgets a lead that was done long ago. */
  expire: iface.json<void, void>(),
});

/** The lead to mail, and the plan it is mailed by. */
export interface MailCall {
  key: string;
  turn: number;
}

/** Who mails: one mail at a time for the whole site, and none while the provider asks for a pause. */
export const outboxContract = iface.object('Outbox', {
  mail: iface.json<MailCall, void>(),
});

/** Who mailed before there was the outbox: it ends what an earlier release began, and a way back finds it. */
export const mailerContract = iface.object('Mailer', {
  mail: iface.json<MailCall, void>(),
});

/** Who collects what waits for the digest. */
export const digestContract = iface.object('Digest', {
  add: iface.json<string, void>(),
  close: iface.json<number, void>(),
});

/** The key of objects of which there is only one. */
export const theOnly = 'team';

/**
 * How the engine runs these objects. Nothing of a finished call is kept, because calls carry what visitors wrote. A call
 * is repeated until it is done, for years if need be: by its own default the engine would pause one after 70 attempts,
 * which are minutes, until a person resumes it.
 */
export const objectOptions = {
  journalRetention: 0,
  idempotencyRetention: 0,
  retryPolicy: {
    initialInterval: 200,
    exponentiationFactor: 2,
    maxInterval: 10_000,
    maxAttempts: 1e9,
  },
} as const satisfies ServiceOptions;

export const internal = { ingressPrivate: true } as const;
