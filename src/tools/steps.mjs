import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** The environment of every child process: no telemetry. */
const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  CONTENTLAYER_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/**
 * Runs one command with our own terminal and resolves with its exit code.
 * @param {string} command a program and its arguments
 * @param {Record<string, string>} [extra] environment variables on top of ours
 * @returns {Promise<number>}
 */
export function run(command, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      stdio: 'inherit',
      shell: true,
      env: { ...process.env, ...quiet, ...extra },
    });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('close', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

/**
 * Installs the packages the lockfile names, all anew, unless they are what is there already. Development packages
 * too: the content check and the build are among them.
 * @returns {Promise<number>} the exit code
 */
export async function installPackages() {
  // npm writes it last, and begins by deleting it: an installation cut short is done again.
  const marker = 'node_modules/.package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs)
    return 0;
  return run('npm ci --include=dev --no-audit --no-fund');
}
