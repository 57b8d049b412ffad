import { spawnSync } from 'node:child_process';

const browser = { command: process.env.CHROMIUM_PATH ?? 'chromium', package: 'chromium' };
/** What the tests of the whole gate need besides, each with its Debian package. */
const services = ['redis-server', 'haproxy', 'openssl'].map((name) => ({
  command: name,
  package: name,
}));

/**
 * Makes sure that a browser is installed, and for the whole gate a Redis, a proxy and OpenSSL; on Debian it installs
 * what is missing, with `sudo` unless we are root. Elsewhere it says what to install.
 * @param {boolean} all @param {(command: string) => Promise<number>} run
 * @returns {Promise<number>} the exit code
 */
export async function installSystemPackages(all, run) {
  const programs = all ? [browser, ...services] : [browser];
  const missing = programs.filter(({ command }) => spawnSync('which', [command]).status !== 0);
  if (missing.length === 0) return 0;
  const names = missing.map((program) => program.package).join(' ');
  if (spawnSync('which', ['apt-get']).status !== 0)
    return run(`echo "The tests need these programs; please install them: ${names}"; exit 1`);
  const root = process.getuid?.() === 0 ? '' : 'sudo ';
  return run(
    `${root}apt-get update -qq && ${root}apt-get install -y -qq --no-install-recommends ${names}`,
  );
}
