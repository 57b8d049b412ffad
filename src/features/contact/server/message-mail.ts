import { type FieldRule, fieldNames, messageFields } from '@/features/contact/message';
import type { Env } from '@/server/env';
import type { DigestPart, KeptBecause } from '@/server/leads/lead';
import { type Mail, oneLine, plainMail } from '@/server/mail';
import type { Locale } from '@/site/locales';
import type { KeptMessage } from './kept';
import type { ContactMessage } from './message-check';

/** Mails are in English, and so are the names of languages in them. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

type Addresses = Pick<Env, 'MAIL_FROM' | 'MAIL_TO'>;

/**
 * Returns the mail for a message. The same message always gives the same mail (no date, no random part): the provider
 * refuses an idempotency key that comes with another mail.
 */
export function composeMail(
  contact: ContactMessage,
  { MAIL_FROM, MAIL_TO }: Addresses,
  mark = '',
): Mail {
  const email = oneLine(contact.email);
  return plainMail({
    from: MAIL_FROM,
    to: MAIL_TO,
    // The provider may refuse an address beyond ASCII as a header, so it is in the text only.
    replyTo: /^\p{ASCII}+$/u.test(email) ? email : MAIL_TO,
    subject: `${mark}Message from ${email}`,
    text: describe(contact),
  });
}

const reasons = {
  ceiling: 'arrived after the daily limit of single mails had been reached',
  quota: 'arrived while the mail provider was accepting no more mail',
  suspect: 'SUSPECT: looks as if a machine filled in the form',
} as const satisfies Record<KeptBecause, string>;

/** Returns a kept message as it is shown in a digest. */
export function digestPart({ contact, at, because }: KeptMessage): DigestPart {
  const text = `Received: ${at}, ${reasons[because]}\n${describe(contact)}`;
  return { text, isSuspect: because === 'suspect' };
}

/**
 * Returns the sender in lines of "label: value", and the text below. A message kept by an earlier version may lack
 * fields.
 */
function describe(contact: Partial<ContactMessage> & { locale: Locale }): string {
  const rows = fieldNames.map((name) => {
    const rule: FieldRule = messageFields[name];
    return { label: rule.mailLabel, value: contact[name] ?? '' };
  });
  const lines = rows
    .filter(({ label }) => label !== undefined)
    .map(({ label, value }) => `${label}: ${oneLine(value) || 'not given'}`);
  const texts = rows.filter(({ label }) => label === undefined).map(({ value }) => value);
  const language = `Page language: ${languageNames.of(contact.locale)}`;
  return [[...lines, language].join('\n'), ...texts].join('\n\n');
}
