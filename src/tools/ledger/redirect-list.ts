import type { Redirect } from '@/site/redirect-file.mjs';

const list = /(export const redirects: readonly Redirect\[\] = )\[[^\]]*\];/;
const longestLine = 100;

/** Returns the text of the list (`src/site/redirects.ts`) with these redirects in it, sorted, as the formatter would write them. */
export function writeRedirects(text: string, redirects: readonly Redirect[]): string {
  if (!list.test(text)) throw new Error('src/site/redirects.ts has no list of redirects');
  const rows = [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1)).map(writeRow);
  return text.replace(
    list,
    (_, head) => `${head}[${rows.length > 0 ? '\n' : ''}${rows.join('')}];`,
  );
}

/** For example `  { from: '/blog/old', to: '/blog/new' },`. */
function writeRow({ from, to }: Redirect): string {
  const row = `  ${lineFor({ from, to })}`;
  return row.length <= longestLine + 1
    ? `${row}\n`
    : `  {\n    from: '${from}',\n    to: '${to}',\n  },\n`;
}

/** The line a person would paste into the list. */
export const lineFor = ({ from, to }: Redirect) => `{ from: '${from}', to: '${to}' },`;

/**
 * Returns the redirects after a page has moved: it and its earlier addresses lead to the new one, its headings are those
 * of the new page, and what hid the new page goes. `isKnown` says that visitors have seen the old address.
 */
export function moveAddress(
  redirects: readonly Redirect[],
  { from, to, isKnown }: Redirect & { isKnown: boolean },
): Redirect[] {
  const moved = redirects.map((one) => ({
    from: one.from.startsWith(`${from}#`) ? to + one.from.slice(from.length) : one.from,
    to: one.to === from || one.to.startsWith(`${from}#`) ? to + one.to.slice(from.length) : one.to,
  }));
  const rest = moved.filter((one) => one.from !== to && one.from !== from && one.from !== one.to);
  return isKnown ? [...rest, { from, to }] : rest;
}

/** Returns the redirects after a page has been removed: what led there leads to `to`, or is dropped where there is none. */
export function removeAddress(
  redirects: readonly Redirect[],
  { from, to, isKnown }: { from: string; to: string | undefined; isKnown: boolean },
): Redirect[] {
  const isOwnHeading = (address: string) => address.startsWith(`${from}#`);
  const rest = redirects
    .filter((one) => !isOwnHeading(one.from) && one.from !== from)
    .flatMap((one) => {
      if (one.to !== from && !isOwnHeading(one.to)) return [one];
      return to === undefined ? [] : [{ from: one.from, to }];
    });
  return to !== undefined && isKnown ? [...rest, { from, to }] : rest;
}
