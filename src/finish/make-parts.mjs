// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { repeatPresses } from './repeat-presses.mjs';
import { takeApart } from './sheet.mjs';
import { startPage } from './start-page.mjs';

/** Where the build keeps its scripts and sheets, and browsers ask for them. */
const folder = 'static/chunks';
const addressOf = (/** @type {string} */ name) => `/_next/${folder}/${name}`;

/**
 * Returns what pages are finished with, and adds the script that repeats presses to the build's own, named by its text.
 * @param {string} build the build's folder, `.next`
 * @returns {import('./parts.mjs').Parts}
 */
export function makeParts(build) {
  const names = readdirSync(join(build, folder)).filter((name) => name.endsWith('.css'));
  const sheets = names.map((name) => {
    const css = readFileSync(join(build, folder, name), 'utf8');
    return [addressOf(name), takeApart(css, addressOf(name))];
  });
  const script = minify(`(${repeatPresses})()`);
  const name = `presses-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
  writeFileSync(join(build, folder, name), script);
  return {
    sheets: Object.fromEntries(sheets),
    start: `(${minify(String(startPage))})`,
    presses: addressOf(name),
  };
}

/** @param {string} script */
function minify(script) {
  return transformSync(script, { minify: true }).code.trim();
}
