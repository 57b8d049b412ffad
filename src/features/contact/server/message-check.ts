import { z } from 'zod';
import type { FieldName, FieldProblem, FieldProblems } from '@/features/contact/contact-message';
import type { ContactMessage } from '@/server/mail-text';
import { messageLimits } from '@/site/limits';
import type { RawMessage } from './message-body';

export type Checked = { ok: true; contact: ContactMessage } | { ok: false; fields: FieldProblems };

/**
 * Addresses as people have them today (RFC 6531): letters of any alphabet in the name, the domain as it is looked up.
 * For ASCII it is zod's own pattern, which is stricter about dots and quotes.
 */
const plainAddress = z.email();
const addressOfAnyAlphabet =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/iu;

/**
 * Checks the three fields and cleans what passes. Whitespace around a value does not count, CRLF is LF,
 * control characters (NUL among them) and halves of characters are dropped from phone and message;
 * in an address they are a fault. A domain of any letters is returned as it is looked up (`xn--…`).
 */
export function checkMessage(raw: RawMessage): Checked {
  const phone = text(raw.phone).trim();
  const email = withPlainDomain(text(raw.email).trim());
  const message = clean(text(raw.message)).trim();
  const faults: [FieldName, FieldProblem | undefined][] = [
    ['phone', shapeFault(raw.phone) ?? lengthFault('phone', phone)],
    ['email', shapeFault(raw.email) ?? emptyFault(email) ?? emailFault(email)],
    ['message', shapeFault(raw.message) ?? emptyFault(message) ?? lengthFault('message', message)],
  ];
  const fields: FieldProblems = Object.fromEntries(
    faults.filter(([, fault]) => fault !== undefined),
  );
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  const oneLinePhone = clean(phone).replace(/\s+/g, ' ').trim();
  return { ok: true, contact: { phone: oneLinePhone, email, message, locale: raw.locale } };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Lists (a form field given twice), objects, numbers: not text. */
function shapeFault(value: unknown): FieldProblem | undefined {
  return value === undefined || typeof value === 'string' ? undefined : 'format';
}

function emptyFault(value: string): FieldProblem | undefined {
  return value === '' ? 'required' : undefined;
}

function lengthFault(field: FieldName, value: string): FieldProblem | undefined {
  return value.length > messageLimits[field] ? 'too-long' : undefined;
}

function emailFault(value: string): FieldProblem | undefined {
  // Length first: the pattern then never runs over a long text.
  return lengthFault('email', value) ?? (isAddress(value) ? undefined : 'format');
}

function isAddress(value: string): boolean {
  return plainAddress.safeParse(value).success || addressOfAnyAlphabet.test(value);
}

/**
 * Writes a domain as it is looked up: small letters, those beyond ASCII in Punycode. What is no address stays as it is.
 * The pattern goes once over a text of any length, as a name has no @ and a label no dot.
 */
function withPlainDomain(address: string): string {
  const parts = /^([^@]+@)((?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,})$/iu.exec(address);
  const [, name = '', domain = ''] = parts ?? [];
  return URL.canParse(`https://${domain}`) ? name + new URL(`https://${domain}`).hostname : address;
}

function clean(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}
