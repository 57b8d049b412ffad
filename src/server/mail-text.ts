import { escapeHtml } from '@/rules/escape-html';

/** A mail as the provider takes it. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
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
