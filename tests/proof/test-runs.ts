import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, signalCommands } from '../run/run-command.mjs';
import { copyFolder } from './copy';
import { resultsFolder } from './results';

/** The test runs that may find a fault: what they ask of `npm test`, and after how many minutes they hang. */
const runs = {
  changed: { words: '--changed HEAD --bail --quiet', minutes: 45 },
  quick: { words: '--bail --quiet', minutes: 45 },
  whole: { words: '--all --demo --bail --quiet', minutes: 120 },
} as const;

export type RunName = keyof typeof runs;

/** What a test run said: the first line of a failure, where it failed. */
export type TestRun = { isPassed: boolean; failure: string; seconds: number };

/** The copy's tests run beside those of the project. */
const ports = String(Number(process.env.TEST_PORTS_FROM ?? 3100) + 4000);

/** Runs tests in the copy; all they print is kept in the results folder, under `title`. */
export async function runTests(run: RunName, title: string): Promise<TestRun> {
  const { words, minutes } = runs[run];
  const file = join(resultsFolder, `${title.replaceAll(/[^\p{L}\d]+/gu, '-')}-${run}.txt`);
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(file, { force: true });
  const begun = performance.now();
  const timer = setTimeout(endTests, minutes * 60_000);
  const code = await runCommand(`cd '${copyFolder}' && exec npm test -- ${words}`, {
    file,
    env: { TEST_PORTS_FROM: ports, NO_COLOR: '1' },
  });
  clearTimeout(timer);
  const elapsed = (performance.now() - begun) / 1000;
  const isHung = elapsed >= minutes * 60;
  const failure = isHung ? `no end within ${minutes} minutes` : findFailure(file);
  const isPassed = code === 0;
  return { isPassed, failure: isPassed ? '' : failure, seconds: Math.round(elapsed) };
}

/** Ends what runs: with all that it has started, and by force where it does not end by itself. */
export function endTests(): void {
  signalCommands('SIGTERM');
  setTimeout(() => signalCommands('SIGKILL'), 20_000).unref();
}

/** Returns the first line that names a failing test; else the last line, as of a crash. */
function findFailure(file: string): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return (lines.find((line) => line.startsWith('✗')) ?? lines.at(-1) ?? '').replace(/^✗ /, '');
}
