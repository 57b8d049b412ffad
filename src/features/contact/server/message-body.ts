import type { Draft } from '@/features/contact/draft-cookie';
import { trapField } from '@/features/contact/machine-signs';
import { parseJsonObject, readBytes } from '@/server/body';
import { messageLimits } from '@/site/limits';
import { defaultLocale, type Locale, locales } from '@/site/locales';

export type BodyKind = 'json' | 'form';

/** What a request carried, before any rule about its content. `undefined` values were not given. */
export interface RawMessage {
  phone: unknown;
  email: unknown;
  message: unknown;
  locale: Locale;
  /** The field that people do not see. */
  trap?: unknown;
  /** Milliseconds the page was open; only the page's script says so. */
  openMs?: unknown;
}

export const emptyMessage: RawMessage = {
  phone: undefined,
  email: undefined,
  message: undefined,
  locale: defaultLocale,
};

/** The kind of body a content type announces; anything but the two we read is undefined. */
export function bodyKind(request: Request): BodyKind | undefined {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const kinds: Record<string, BodyKind> = {
    'application/json': 'json',
    'application/x-www-form-urlencoded': 'form',
  };
  const name = type.trim().toLowerCase();
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** A body as far as it could be read; `raw` is undefined when it makes no sense as `kind`. */
export interface MessageBody {
  kind: BodyKind;
  isWhole: boolean;
  raw: RawMessage | undefined;
}

/** Reads and parses a body. Never throws. */
export async function readMessage(request: Request, kind: BodyKind): Promise<MessageBody> {
  const limit = kind === 'form' ? messageLimits.formBytes : messageLimits.bodyBytes;
  const { bytes, isWhole } = await readBytes(request, limit);
  return { kind, isWhole, raw: kind === 'form' ? parseForm(bytes) : parseJson(bytes) };
}

/**
 * The fields of a form body. A field given twice is a list, which no rule accepts. Bytes that are not
 * UTF-8 become replacement characters, as browsers do it.
 */
function parseForm(bytes: Uint8Array): RawMessage {
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  return asMessage((name) => {
    const values = form.getAll(name);
    return values.length > 1 ? values : values[0];
  });
}

/**
 * The fields of a JSON body, or undefined when it is not a JSON object in UTF-8. Only the object's own
 * known names are read; every other key, `__proto__` among them, is ignored. `null` counts as not given.
 */
function parseJson(bytes: Uint8Array): RawMessage | undefined {
  const own = parseJsonObject(bytes);
  return own && asMessage((name) => own.get(name) ?? undefined);
}

function asMessage(read: (name: string) => unknown): RawMessage {
  return {
    phone: read('phone'),
    email: read('email'),
    message: read('message'),
    locale: knownLocale(read('locale')),
    trap: read(trapField),
    openMs: read('openMs'),
  };
}

/** What was typed, as far as it is text: to be shown again after a failure. */
export function draftOf({ phone, email, message }: RawMessage): Draft {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { phone: text(phone), email: text(email), message: text(message) };
}

function knownLocale(value: unknown): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
