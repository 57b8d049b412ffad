import { defaultLocale, type Locale, locales } from '@/site/locales';
import { code, count, plainly } from './text';

/** An address in one language, and whether the change is surely seen there. */
export type Address = { path: string; locale: Locale; isSure: boolean };

/** How many pages are named in a line; more are folded in. */
const mostInLine = 6;

/** Returns an address with its language. */
export function inLanguage(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path.replace(/^\/(?=$|#)/, '').replace(/^/, `/${locale}`);
}

/** Writes addresses as links to a site, or as code without one; languages of one page stand together. */
export function writeAddresses(addresses: readonly Address[], site: string | undefined): string[] {
  return [...groupByPath(addresses)].map(([path, found]) => writePage(path, found, site));
}

/** Writes a list under a label: in one line, or folded in where it is long. */
export function writeList(label: string, items: readonly string[], noun: string): string {
  if (items.length <= mostInLine) return `${label}: ${items.join(', ')}`;
  const list = items.map((item) => `- ${item}`).join('\n');
  return `<details><summary>${label}: ${count(items.length, noun)}</summary>\n\n${list}\n\n</details>`;
}

function groupByPath(addresses: readonly Address[]): Map<string, Address[]> {
  const groups = new Map<string, Address[]>();
  for (const one of addresses) groups.set(one.path, [...(groups.get(one.path) ?? []), one]);
  return groups;
}

function writePage(path: string, found: readonly Address[], site: string | undefined): string {
  const languages = locales.filter((locale) => found.some((one) => one.locale === locale));
  const [first = defaultLocale, ...more] = languages;
  const others = more.map((locale) => link(locale, inLanguage(path, locale), site));
  return [
    link(inLanguage(path, first), inLanguage(path, first), site),
    ...(others.length > 0 ? [`(${others.join(', ')})`] : []),
  ].join(' ');
}

/** Writes a link to a site; code without one, and where a pattern of addresses is no address. */
export function link(words: string, path: string, site: string | undefined): string {
  if (site === undefined || path.includes('[') || !path.startsWith('/')) return code(words);
  const address = new URL(path, site).href.replaceAll('(', '%28').replaceAll(')', '%29');
  return `[${plainly(words)}](${address})`;
}
