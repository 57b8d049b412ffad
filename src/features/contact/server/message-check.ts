import { z } from 'zod';
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

/** A checked contact message: lines are one line, texts are without control characters. */
export type ContactMessage = MessageFields & { locale: Locale };

type Checked = { ok: true; contact: ContactMessage } | { ok: false; problems: FieldProblems };

/**
 * Checks every field and cleans what passes. Whitespace around a value does not count, CRLF is LF,
 * control characters (NUL among them) and halves of characters are dropped from lines and texts;
 * in an address they are a fault. A domain of any letters is returned as it is looked up (`xn--…`).
 */
export function checkMessage(given: Fields): Checked {
  const clean = textFields((name) => cleaners[messageFields[name].kind](textOf(given.get(name))));
  const found = fieldNames.map((name) => [name, findProblem(name, given.get(name), clean[name])]);
  const problems: FieldProblems = Object.fromEntries(found.filter(([, problem]) => problem));
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, contact: { ...clean, locale: readLocale(given) } };
}

/** The language of the page a message comes from; the default one for anything that is no language of ours. */
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

/** Length before shape: the pattern of an address then never runs over a long text. */
function findProblem(name: FieldName, given: unknown, value: string): FieldProblem | undefined {
  const { kind, max, isRequired } = messageFields[name];
  // Lists (a form field given twice), objects, numbers: not text. Null is what was not given.
  if ((given ?? '') !== '' && typeof given !== 'string') return 'format';
  if (value === '') return isRequired ? 'required' : undefined;
  if (value.length > max) return 'too-long';
  return kind === 'address' && !isAddress(value) ? 'format' : undefined;
}

/**
 * Addresses as people have them today (RFC 6531): letters of any alphabet in the name, the domain as it is looked up.
 * For ASCII it is zod's own pattern, which is stricter about dots and quotes.
 */
const plainAddress = z.email();
const addressOfAnyAlphabet =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/iu;

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

function dropControls(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}
