// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the build makes once, and every page is finished with: the style sheets, taken apart, by their addresses; the
 * text of the inline script that starts a page (`start-page.mjs`); the address of `repeat-presses.mjs`.
 * @typedef {{ sheets: Record<string, import('./sheet.mjs').Block[]>, start: string, presses: string }} Parts
 */

/**
 * @param {string} build the build's folder, `.next`
 * @returns {string} the file the parts are kept in
 */
export function partsFile(build) {
  return join(build, 'page-parts.json');
}

/**
 * @param {string} build the build's folder, `.next`
 * @returns {Parts} no sheets, where the build has not kept any: pages then stay as they are
 */
export function readParts(build) {
  try {
    return JSON.parse(readFileSync(partsFile(build), 'utf8'));
  } catch {
    return { sheets: {}, start: '', presses: '' };
  }
}
