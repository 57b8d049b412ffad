import { fieldNames, type MessageFields, messageFields, textFields } from './message';

/** What was typed into a form whose send without JavaScript failed, for the page that says so. */
export interface Draft {
  fields: MessageFields;
  /** The cookie had no room for all of it: the end of a text is missing. */
  isClipped: boolean;
}

export const draftCookie = 'draft';
export const draftCookieSeconds = 600;

/** Browsers keep 4096 characters of a cookie, name and attributes included; base64 makes four of three bytes. */
const mostBytes = 3000;

/** Stands between the values: nobody can type it into a browser. */
const separator = '\0';
/** The longest field comes last, where the room ends. */
const order = [...fieldNames].sort((a, b) => messageFields[a].max - messageFields[b].max);
/** All others get half of the room, at most three bytes for each unit of text. */
const shortFieldChars = Math.floor(mostBytes / 2 / 3 / (order.length - 1));

/** Returns a cookie's value for what was typed: base64 of as many whole characters as fit. */
export function encodeDraft(typed: MessageFields): string {
  const values = order.map((name) => typed[name].replaceAll(separator, ''));
  const cut = values.map((value, index) => (index < order.length - 1 ? clip(value) : value));
  const buffer = new Uint8Array(mostBytes);
  const { written } = new TextEncoder().encodeInto(cut.join(separator), buffer);
  const kept = String.fromCharCode(...buffer.subarray(0, written));
  const isClipped = written < new TextEncoder().encode(values.join(separator)).length;
  return btoa(`${isClipped ? 1 : 0}${kept}`);
}

/** The draft in a page's cookies, or undefined. `read` gives a cookie's value by name. Never throws. */
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

/** The first units, without half of a character that takes two. */
function clip(text: string): string {
  return text.slice(0, shortFieldChars).replace(/[\uD800-\uDBFF]$/, '');
}
