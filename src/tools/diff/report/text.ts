import { escapeHtml } from '@/rules/escape-html';
import type { Json } from '../../compile/versions';
import { plain } from '../compare/values';
import { compareLists, likenessOf, wordsOf } from '../compare/words';

/** How many words around a change are shown, and from how many on the rest is left out. */
const around = 6;
const longText = 90;

/** Writes a text so that Markdown shows it as it is, and no one is called by it. */
export function plainly(text: string): string {
  return (
    plain(text)
      .replaceAll(/[\\`*_~<>[\]|]/g, '\\$&')
      // At the start of a line these would begin a list, a heading or a quote; elsewhere `&lt;` would be read as a sign.
      .replace(/^(\s*)(?:([-+=]+|#+)|(\d+)([.)]))(?=\s|$)/, (_, space, mark, number, sign) =>
        mark ? `${space}\\${mark}` : `${space}${number}\\${sign}`,
      )
      .replaceAll(/&(?=#?\w+;)/g, '&amp;')
      .replaceAll(/[@#](?=[\w])/g, '$&\u200B')
      .replaceAll(/\s+/g, ' ')
  );
}

/** Writes a text into HTML, where Markdown is not read, and calls no one by it. */
export function inHtml(text: string): string {
  return escapeHtml(plain(text)).replaceAll(/[@#](?=[\w])(?!#39;)/g, '$&\u200B');
}

/** Writes something as code; what has backticks gets longer ones around it. */
export function code(text: string): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  const runs = clean.match(/`+/g) ?? [];
  const fence = '`'.repeat(1 + Math.max(0, ...runs.map(({ length }) => length)));
  const pad = /^`|`$|^$/.test(clean) ? ' ' : '';
  return `${fence}${pad}${clean}${pad}${fence}`;
}

/** Writes two texts as one: what is gone struck through, what is new bold, long stretches of the same left out. */
export function writeChange(before: string, after: string): string {
  const stretches = compareLists(wordsOf(plain(before)), wordsOf(plain(after)));
  return stretches
    .map(({ kind, words }, index) => {
      if (kind === 'gone') return `~~${plainly(words.join(' '))}~~`;
      if (kind === 'new') return `**${plainly(words.join(' '))}**`;
      return plainly(shorten(words, index === 0, index === stretches.length - 1).join(' '));
    })
    .join(' ');
}

function shorten(words: readonly string[], isFirst: boolean, isLast: boolean): string[] {
  if (isFirst && isLast) return [...words];
  const [head, tail] = [isFirst ? 0 : around, isLast ? 0 : around];
  if (words.length <= head + tail + 2) return [...words];
  return [...words.slice(0, head), '…', ...(tail === 0 ? [] : words.slice(-tail))];
}

/** Says whether two texts have enough in common to be read as one. */
export const isAlike = (before: string, after: string) => likenessOf(before, after) >= 0.5;

/** Writes a value as people read it: 12,970; 2 March 2026, 09:00 (+01:00); yes. */
export function writeValue(value: Json): string {
  if (value === undefined) return '(none)';
  if (value === null) return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return value.toLocaleString('en-GB', { maximumFractionDigits: 10 });
  if (typeof value === 'string')
    return value === '' ? '""' : plainly(writeTime(value) ?? cut(value));
  return plainly(cut(Object.values(value).map(leaf).join(', ')));
}

function leaf(value: Json): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(leaf).join(', ');
  return String(value);
}

const cut = (text: string) => (text.length > longText ? `${text.slice(0, longText)}…` : text);

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Writes a moment or a day as it stands in the file, never in the time of this machine; undefined for other texts. */
export function writeTime(text: string): string | undefined {
  const [, year, month, day, time, offset] = iso.exec(text) ?? [];
  const name = months[Number(month) - 1];
  if (!name) return undefined;
  const date = `${Number(day)} ${name} ${year}`;
  return time ? `${date}, ${time} (${offset === 'Z' ? 'UTC' : offset})` : date;
}

/** "1 page", "2 pages". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
}
