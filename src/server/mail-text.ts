import type { Locale } from '@/site/locales';
import type { Env } from './env';

/** A checked contact message: one-line phone and email, text without control characters. */
export interface ContactMessage {
  phone: string;
  email: string;
  message: string;
  locale: Locale;
}

/** A mail as the provider takes it. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

/** Mails are in English, and so are the names of languages in them. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The mail for a message. The same message always gives the same mail (no date, no random part):
 * the provider refuses an idempotency key that comes with another mail.
 */
export function composeMail(
  contact: ContactMessage,
  { MAIL_FROM, MAIL_TO }: Pick<Env, 'MAIL_FROM' | 'MAIL_TO'>,
  mark = '',
): Mail {
  const email = oneLine(contact.email);
  return plainMail({
    from: MAIL_FROM,
    to: MAIL_TO,
    // A name beyond ASCII is a valid address that the provider may refuse as a header; it stands in the text.
    replyTo: /^\p{ASCII}+$/u.test(email) ? email : MAIL_TO,
    subject: `${mark}Message from ${email}`,
    text: `${describeContact(contact)}\n\n${contact.message}`,
  });
}

/** Who wrote, in lines of "label: value". */
export function describeContact(contact: ContactMessage): string {
  const rows = [
    ['From', oneLine(contact.email)],
    ['Phone', oneLine(contact.phone) || 'not given'],
    ['Page language', languageNames.of(contact.locale)],
  ];
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** A mail of plain text, with the same as escaped HTML for programs that show only that. */
export function plainMail({ text, ...head }: Omit<Mail, 'html'>): Mail {
  const html = `<p style="white-space:pre-wrap">${escapeHtml(text)}</p>\n`;
  return { ...head, text: `${text}\n`, html };
}

/** Nothing that reaches a header may start a new one. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe to stand in HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
