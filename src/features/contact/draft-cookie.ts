import { fieldNames, type MessageFields, messageFields, textFields } from './message';

/** The text of a form that was sent without JavaScript and failed, for the page that reports the failure. */
export interface Draft {
  fields: MessageFields;
  /** The text did not fit into the cookie: its end is missing. */
  isClipped: boolean;
}

export const draftCookie = 'draft';
export const draftCookieSeconds = 600;

/** Browsers keep 4096 characters of a cookie, name and attributes included; base64 turns three bytes into four. */
const mostBytes = 3000;

/** Separates the values; it cannot be typed in a browser. */
const separator = '\0';
/** The longest field is last, where the space ends. */
const order = [...fieldNames].sort((a, b) => messageFields[a].max - messageFields[b].max);
/** The other fields share half of the space, at up to three bytes per UTF-16 unit. */
const shortFieldChars = Math.floor(mostBytes / 2 / 3 / (order.length - 1));

/** Returns the cookie's value for a form's text: base64 of as many whole characters as fit. */
export function encodeDraft(typed: MessageFields): string {
  const values = order.map((name) => typed[name].replaceAll(separator, ''));
  const cut = values.map((value, index) => (index < order.length - 1 ? clip(value) : value));
  const buffer = new Uint8Array(mostBytes);
  const { written } = new TextEncoder().encodeInto(cut.join(separator), buffer);
  const kept = String.fromCharCode(...buffer.subarray(0, written));
  const isClipped = written < new TextEncoder().encode(values.join(separator)).length;
  return btoa(`${isClipped ? 1 : 0}${kept}`);
}

/** Returns the draft in a page's cookies, if any. `read` returns a cookie's value by name. Never throws. */
export function decodeDraft(read: (name: string) => string | undefined): Draft | undefined {
  try {
    const bytes = Uint8Array.from(atob(read(draftCookie) ?? ''), (unit) => unit.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const values = text.slice(1).split(separator);
    if (!/^[01]/.test(text) || values.length !== order.length) return undefined;
    return {
      fields: textFields((name) => values[order.indexOf(name)]),
      isClipped: text.startsWith('1'),
    };
  } catch {
    return undefined;
  }
}

/** Returns the first units of a text, without half of a character that has two. */
function clip(text: string): string {
  return text.slice(0, shortFieldChars).replace(/[\uD800-\uDBFF]$/, '');
}
