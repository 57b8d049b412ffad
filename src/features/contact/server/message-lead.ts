import { env } from '@/server/env';
import type { KeptBecause, Lead } from '@/server/leads/lead';
import type { Mail } from '@/server/mail';
import { sha256 } from '@/server/sha256';
import type { ContactMessage } from './message-check';
import { composeMail, digestPart } from './message-mail';

/** Returns the mail for a message, with a mark where a program seems to have written it. */
export function messageMail(contact: ContactMessage, isSuspect: boolean): Mail {
  return composeMail(contact, env(), isSuspect ? 'Suspected spam: ' : '');
}

/** Returns the key of a mail, which is made of the mail alone: equal words are one message. */
export function keyOf(mail: Mail): Promise<string> {
  return sha256(JSON.stringify(mail));
}

interface Facts {
  contact: ContactMessage;
  mail: Mail;
  /** When the message came, as an ISO time. */
  at: string;
  because?: KeptBecause | undefined;
  request?: string | undefined;
}

/** Returns a message as a lead: to be mailed, or, with a reason, for the digest. */
export function messageLead({ contact, mail, at, because, request }: Facts): Lead {
  const part = because
    ? digestPart({ contact, at, because })
    : { text: mail.text, isSuspect: false };
  return { kind: 'message', mail, at, because, parts: [part], request };
}
