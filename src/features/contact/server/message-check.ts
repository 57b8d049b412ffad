import {
  type FieldName,
  type FieldProblem,
  type FieldProblems,
  fieldNames,
  type MessageFields,
  messageFields,
  textFields,
} from '@/features/contact/message';
import type { Fields } from '@/server/body';
import { defaultLocale, type Locale, locales } from '@/site/locales';

/** A checked contact message. Lines have no line break, texts no control characters. */
export type ContactMessage = MessageFields & { locale: Locale };

type Checked = { ok: true; contact: ContactMessage } | { ok: false; problems: FieldProblems };

/**
 * Checks every field and cleans the accepted ones. Whitespace around a value is removed, CRLF becomes LF. Control
 * characters (also NUL) and halves of characters are removed from lines and texts; in an address they are a fault. An
 * international domain is returned as ASCII (`xn--…`).
 */
export function checkMessage(given: Fields): Checked {
  const clean = textFields((name) => cleaners[messageFields[name].kind](textOf(given.get(name))));
  const found = fieldNames.map((name) => [name, findProblem(name, given.get(name), clean[name])]);
  const problems: FieldProblems = Object.fromEntries(found.filter(([, problem]) => problem));
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, contact: { ...clean, locale: readLocale(given) } };
}

/** Returns the language of the page a message comes from; the default one for any unknown value. */
export function readLocale(given: Fields): Locale {
  return locales.find((locale) => locale === given.get('locale')) ?? defaultLocale;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const cleaners = {
  address: (value: string) => withPlainDomain(value.trim()),
  line: (value: string) => dropControls(value).replace(/\s+/g, ' ').trim(),
  text: (value: string) => dropControls(value).trim(),
};

/** Returns why a field is refused. Length comes first, so that the pattern of an address never reads a long text. */
function findProblem(name: FieldName, given: unknown, value: string): FieldProblem | undefined {
  const { kind, max, isRequired } = messageFields[name];
  // Lists (a form field given twice), objects and numbers are not text. Null counts as not given.
  if ((given ?? '') !== '' && typeof given !== 'string') return 'format';
  if (value === '') return isRequired ? 'required' : undefined;
  if (value.length > max) return 'too-long';
  return kind === 'address' && !address.test(value) ? 'format' : undefined;
}

/** An address of email: letters of any alphabet before the @ (RFC 6531), an ASCII domain after it. */
const address =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/iu;

/**
 * Returns an address with its domain in lower-case ASCII (Punycode); anything that is not an address is unchanged. The
 * pattern reads a text of any length once, because a name has no @ and a label no dot.
 */
function withPlainDomain(address: string): string {
  const parts = /^([^@]+@)((?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,})$/iu.exec(address);
  const [, name = '', domain = ''] = parts ?? [];
  return URL.canParse(`https://${domain}`) ? name + new URL(`https://${domain}`).hostname : address;
}

function dropControls(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}
