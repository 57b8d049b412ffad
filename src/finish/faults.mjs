// @ts-check
import { hashesOf } from './page-policy.mjs';

/**
 * Returns what is wrong with a page that should be finished: a sheet or script that the first paint would wait for, or
 * an inline script or style that its policy would block.
 * @param {string} html
 * @param {string} policy
 * @returns {string[]}
 */
export function findFaults(html, policy) {
  const markup = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const sheets = markup.match(/<link[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  const blocking = sheets.filter((link) => !link.includes(' disabled=""'));
  const early = sheets.length > 0 ? (markup.match(/<script[^>]*\basync=""[^>]*>/g) ?? []) : [];
  const inline = [...hashesOf(html, 'script'), ...hashesOf(html, 'style')];
  const blocked = inline.filter((hash) => !policy.includes(hash));
  return [
    ...blocking.map(
      (link) => `the first paint would wait for ${link}, which is no sheet of this build`,
    ),
    ...early.map((tag) => `${tag} would be asked for before the first paint`),
    ...blocked.map((hash) => `its policy would block what has the hash ${hash}`),
  ];
}
