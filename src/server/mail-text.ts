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

const languageNames = { en: 'English', pl: 'Polish' } as const satisfies Record<Locale, string>;

/**
 * The mail for a message. The same message always gives the same mail (no date, no random part):
 * the provider refuses an idempotency key that comes with another mail.
 */
export function composeMail(
  contact: ContactMessage,
  { MAIL_FROM, MAIL_TO }: Pick<Env, 'MAIL_FROM' | 'MAIL_TO'>,
): Mail {
  const email = oneLine(contact.email);
  const rows = [
    ['From', email],
    ['Phone', oneLine(contact.phone) || 'not given'],
    ['Page language', languageNames[contact.locale]],
  ] as const;
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  const htmlLines = lines.map(escapeHtml).join('<br>\n');
  return {
    from: MAIL_FROM,
    to: MAIL_TO,
    replyTo: email,
    subject: `Message from ${email}`,
    text: `${lines.join('\n')}\n\n${contact.message}\n`,
    html: `<p>${htmlLines}</p>\n<p style="white-space:pre-wrap">${escapeHtml(contact.message)}</p>\n`,
  };
}

/** Nothing that reaches a header may start a new one. */
function oneLine(text: string): string {
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
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
