import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The versions of Node the site runs on, one of each line (README; `engines` in package.json has the oldest). */
export const versions = ['20.20.2', '22.23.3', '24.21.0'];

/** The versions of other lines than the running one. */
export const otherNodes = versions.filter((version) => lineOf(version) !== lineOf(process.version));

/**
 * Returns the path of a Node of that version. The first call fetches it from npm's registry (60 MB). Throws with a
 * sentence when the fetch fails.
 * @param {string} version exact
 * @returns {string}
 */
export function findNode(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = resolve('node_modules/.cache/node', version);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  const quiet = ['--no-save', '--no-audit', '--no-fund'];
  // Exact versions never change, so a version in npm's cache needs no registry.
  const patience = ['--prefer-offline', '--fetch-retries=1'];
  const command = ['install', '--prefix', folder, ...quiet, ...patience, `${name}@${version}`];
  const { status, stderr } = spawnSync('npm', command, { encoding: 'utf8' });
  if (status === 0) return program;
  throw new Error(
    `The site is tested on Node ${version} too, which comes as the package ${name}. npm could not fetch it:\n${stderr}`,
  );
}

/** @param {string} version */
function lineOf(version) {
  return Number.parseInt(version.replace('v', ''), 10);
}
