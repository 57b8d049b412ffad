// @ts-check
import { readFileSync } from 'node:fs';

/**
 * An address that leads to another now; both are paths without language.
 * @typedef {{ readonly from: string, readonly to: string }} Redirect
 */

/** The list (`src/site/redirects.ts`) from the project's folder. */
export const redirectFile = 'src/site/redirects.ts';

const entry = /\{\s*from:\s*'([^'\n]*)',\s*to:\s*'([^'\n]*)',?\s*\}/g;

/**
 * Reads the list from its text, with the offset of each entry: a configuration that Node runs as it stands, and tools
 * that have just written the file, cannot import it.
 * @param {string} text
 * @returns {(Redirect & { offset: number })[]}
 */
export function readRedirects(text) {
  return Array.from(text.matchAll(entry), ({ 1: from = '', 2: to = '', index }) => ({
    from,
    to,
    offset: index,
  }));
}

/**
 * The list's redirects of pages as Next takes them, for hosts that have no front door, where `src/process/` answers them
 * in a time that does not grow with their number.
 * @param {readonly string[]} others the languages that addresses name
 * @param {string} text the list as it is written
 */
export function listRedirectRules(others, text = readFileSync(redirectFile, 'utf8')) {
  const pages = readRedirects(text).filter(({ from }) => !from.includes('#'));
  return rulesOf(pages, others);
}

/**
 * Redirects of pages as Next takes them, in each language.
 * @param {readonly Redirect[]} pages
 * @param {readonly string[]} others the languages that addresses name
 */
export function rulesOf(pages, others) {
  return pages.flatMap(({ from, to }) =>
    ['', ...others.map((locale) => `/${locale}`)].map((prefix) => ({
      source: prefix + from,
      destination: prefix + (prefix && to === '/' ? '' : to),
      permanent: true,
    })),
  );
}
