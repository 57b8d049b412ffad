// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { repeatEarlyPresses } from './early-presses.mjs';
import { takeApart } from './sheet.mjs';
import { startPage } from './start-page.mjs';

/**
 * @param {string} build the build's folder, `.next`
 * @returns {import('./parts.mjs').Parts}
 */
export function makeParts(build) {
  const folder = join(build, 'static/chunks');
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const sheets = names.map((name) => {
    const address = `/_next/static/chunks/${name}`;
    return [address, takeApart(readFileSync(join(folder, name), 'utf8'), address)];
  });
  return {
    sheets: Object.fromEntries(sheets),
    start: `(${minify(repeatEarlyPresses)})();(${minify(startPage)})`,
  };
}

/** @param {(...values: never[]) => void} run */
function minify(run) {
  return transformSync(String(run), { minify: true }).code.trim();
}
