import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Environment variables of every child process: no telemetry. */
const telemetry = ['NEXT_TELEMETRY_DISABLED', 'CONTENTLAYER_TELEMETRY_DISABLED', 'DO_NOT_TRACK'];
const quiet = Object.fromEntries(telemetry.map((name) => [name, '1']));

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
 * Installs the lockfile's packages from scratch, unless exactly these are installed already. Includes development
 * packages, because the content check and the build are among them.
 * @param {(command: string) => Promise<number>} [execute] runs a command in another way
 * @returns {Promise<number>} the exit code
 */
export async function installPackages(execute = run) {
  // npm deletes this file first and writes it last, so an interrupted installation is done again.
  const marker = 'node_modules/.package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs)
    return 0;
  return execute('npm ci --include=dev --no-audit --no-fund');
}
