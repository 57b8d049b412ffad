import { spawnSync } from 'node:child_process';
import { run } from '../steps.mjs';

/** The programs the tests need, each with its Debian package. */
const programs = [
  { command: process.env.CHROMIUM_PATH ?? 'chromium', package: 'chromium' },
  { command: 'redis-server', package: 'redis-server' },
  { command: 'haproxy', package: 'haproxy' },
  { command: 'openssl', package: 'openssl' },
];

/**
 * Makes sure that a browser, a Redis and a proxy are installed; on Debian it installs the missing ones. On other systems it
 * says what to install.
 * @returns {Promise<number>} the exit code
 */
export async function installSystemPackages() {
  const missing = programs.filter(({ command }) => spawnSync('which', [command]).status !== 0);
  if (missing.length === 0) return 0;
  const names = missing.map((program) => program.package).join(' ');
  if (spawnSync('which', ['apt-get']).status !== 0) {
    console.error(`The tests need these programs; please install them: ${names}`);
    return 1;
  }
  const root = process.getuid?.() === 0 ? '' : 'sudo ';
  return run(
    `${root}apt-get update -qq && ${root}apt-get install -y -qq --no-install-recommends ${names}`,
  );
}
