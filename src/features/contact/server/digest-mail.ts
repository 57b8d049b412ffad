import type { Env } from '@/server/env';
import { describeContact, type Mail, plainMail } from '@/server/mail-text';
import type { KeptBecause, KeptMessage } from './kept';

const reasons = {
  ceiling: 'came when the daily number of single mails was used up',
  quota: 'came when the mail provider took no more mails',
  suspect: 'SUSPECT: looks as if a machine had filled in the form',
} as const satisfies Record<KeptBecause, string>;

/** The mail that brings several kept messages at once: suspects last, marked; the same messages give the same mail. */
export function composeDigest(
  messages: readonly KeptMessage[],
  { MAIL_FROM, MAIL_TO }: Pick<Env, 'MAIL_FROM' | 'MAIL_TO'>,
): Mail {
  const suspects = messages.filter(({ because }) => because === 'suspect');
  const others = messages.filter(({ because }) => because !== 'suspect');
  const text = [...others, ...suspects].map(describe).join(`\n\n${'-'.repeat(40)}\n\n`);
  const marked = suspects.length > 0 ? `, ${suspects.length} suspected of being spam` : '';
  return plainMail({
    from: MAIL_FROM,
    to: MAIL_TO,
    replyTo: MAIL_TO,
    subject: `Kept messages: ${messages.length}${marked}`,
    text,
  });
}

function describe({ contact, at, because }: KeptMessage): string {
  return `Received: ${at}, ${reasons[because]}\n${describeContact(contact)}\n\n${contact.message}`;
}
