import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

/** No telemetry in any child process. */
const names = ['NEXT_TELEMETRY_DISABLED', 'CONTENTLAYER_TELEMETRY_DISABLED', 'DO_NOT_TRACK'];
const noTelemetry = Object.fromEntries(names.map((name) => [name, '1']));
/** In a log, colours are signs in the way. */
const noColours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command in a shell and keeps all it prints in a file, which is continued if it is there; resolves with the exit
 * code. With `isLive` it prints on our terminal, too. What it has started ends with it.
 * @param {string} command
 * @param {{ file: string, isLive?: boolean, env?: Record<string, string> }} options
 * @returns {Promise<number>}
 */
export function runCommand(command, { file, isLive = false, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that it can be ended with all it has started.
      detached: true,
      env: { ...process.env, ...noTelemetry, ...noColours, ...env },
    });
    running.add(child);
    const kept = createWriteStream(file, { flags: 'a' });
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.on('data', (chunk) => {
        kept.write(chunk);
        if (isLive) to.write(chunk);
      });
    }
    child.on('exit', () => end(child, 'SIGKILL'));
    child.on('close', (code) => {
      running.delete(child);
      kept.end(() => resolve(code ?? 1));
    });
  });
}

/** Passes a signal on to every command that still runs. @param {NodeJS.Signals} signal */
export function signalCommands(signal) {
  for (const child of running) end(child, signal);
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function end({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of the group have ended.
  }
}
