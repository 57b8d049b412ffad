/**
 * `npm test`: the quick run, which covers what each kind of user does; `--all` is the whole gate. Needs Node and git only.
 * Steps run side by side, also after a failed one, except those that need it. Ends with `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readArguments, usage } from './arguments.mjs';
import { askReached } from './changed/ask.mjs';
import { openProgress, sayTime } from './progress.mjs';
import { signalCommands } from './run-command.mjs';
import { runSteps } from './run-steps.mjs';
import { fileOf, listSteps, reportOf, results } from './steps.mjs';
import { readReport } from './test-report.mjs';

/** The seconds each step took the last time, to say how much is left. */
const timesFile = 'node_modules/.cache/test-times.json';
/** The pages each browser test had open, for `--changed`. */
const visitsFile = 'node_modules/.cache/test-visits.json';

const asked = read();
if (asked.help) {
  console.log(usage);
  process.exit(0);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    signalCommands(signal);
    process.exit(1);
  });

const begun = performance.now();
const steps = listSteps(asked, asked.changed ? await ask() : undefined);
const processors = Math.max(2, availableParallelism());
const lastTimes = readJson(timesFile);
const progress = openProgress(steps, { quiet: asked.quiet, lastTimes, processors, fileOf });
const { passed, failed } = await runSteps(steps, progress, { bail: asked.bail, processors });
progress.close();
if (failed === 0) {
  mkdirSync(join(timesFile, '..'), { recursive: true });
  writeFileSync(timesFile, JSON.stringify({ ...lastTimes, ...progress.times }));
  const { visits } = readReport(reportOf('journeys'));
  writeFileSync(visitsFile, JSON.stringify({ ...readJson(visitsFile), ...visits }));
}
if (!asked.quiet) printSlowest();
const time = sayTime((performance.now() - begun) / 1000);
if (asked.all) console.log(`\nThis was the whole gate, in ${time}.`);
else console.log(`\nThis was the quick run, in ${time}; the whole gate: npm run test:all`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function read() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

async function ask() {
  try {
    return await askReached(asked.base, results);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** Prints the ten slowest files of unit tests and browser tests. */
function printSlowest() {
  const times = steps
    .flatMap(({ name, counts }) => (counts ? readReport(reportOf(name)).times : []))
    .toSorted((a, b) => b.seconds - a.seconds);
  if (times.length === 0) return;
  console.log('\nThe slowest:');
  for (const { name, seconds } of times.slice(0, 10))
    console.log(`${sayTime(seconds).padStart(12)}  ${name}`);
}

/** @param {string} file @returns {Record<string, number>} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
