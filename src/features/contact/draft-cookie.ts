/**
 * What was typed, kept for the page that says a send without JavaScript failed. The text travels as
 * base64url of UTF-8 JSON in up to `maxDraftCookies` cookies, `draft-0` first.
 * Two are enough: whatever a form can send within the body limit fits (a letter outside ASCII is
 * three times as long in a form body as in UTF-8), and together they stay under the 8 KiB that
 * common proxies allow for one Cookie header line.
 */
export interface Draft {
  phone: string;
  email: string;
  message: string;
}

export const maxDraftCookies = 2;
export const draftCookieChars = 3800;
export const draftCookieSeconds = 600;
/** A typed phone or address longer than this is cut: the message deserves the room. */
const shortFieldChars = 254;

export const draftCookieNames: readonly string[] = Array.from(
  { length: maxDraftCookies },
  (_, index) => `draft-${index}`,
);

/** Values for `draftCookieNames`, in order; the first begins with how many there are. */
export function encodeDraft(draft: Draft): string[] {
  const capacity = maxDraftCookies * draftCookieChars - 2;
  const short = { phone: clip(draft.phone), email: clip(draft.email) };
  const encode = (length: number) =>
    toBase64Url(JSON.stringify({ ...short, message: clip(draft.message, length) }));
  const length = longestFitting(draft.message.length, (size) => encode(size).length <= capacity);
  const text = encode(length);
  const count = Math.ceil((text.length + 2) / draftCookieChars);
  const marked = `${count}.${text}`;
  return Array.from({ length: count }, (_, index) =>
    marked.slice(index * draftCookieChars, (index + 1) * draftCookieChars),
  );
}

/** The draft in a page's cookies, or undefined. `read` gives a cookie's value by name. Never throws. */
export function decodeDraft(read: (name: string) => string | undefined): Draft | undefined {
  try {
    const first = read(draftCookieNames[0] ?? '') ?? '';
    const count = Number(/^([1-9])\./.exec(first)?.[1] ?? Number.NaN);
    if (!(count <= maxDraftCookies)) return undefined;
    const parts = draftCookieNames.slice(0, count).map(read);
    if (parts.some((part) => part === undefined || part.length > draftCookieChars))
      return undefined;
    return asDraft(JSON.parse(fromBase64Url(parts.join('').slice(2))));
  } catch {
    return undefined;
  }
}

function asDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { phone, email, message } = value as Record<string, unknown>;
  if (typeof phone !== 'string' || typeof email !== 'string') return undefined;
  return typeof message === 'string' ? { phone, email, message } : undefined;
}

/** The first `length` units, without half of a character that takes two. */
function clip(text: string, length = shortFieldChars): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** The largest size up to `most` that fits, by halving: encoding grows with the text. */
function longestFitting(most: number, fits: (size: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function toBase64Url(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
