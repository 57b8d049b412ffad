import { existsSync, readFileSync } from 'node:fs';

/** How often a run that is no terminal's says what it does, in milliseconds. */
const betweenLines = 30_000;

/**
 * Prints a line for each step that ends, what a failed one has said, and what runs now with the time that is left.
 * @param {readonly import('./run-steps.mjs').Step[]} steps all of them
 * @param {{ quiet: boolean, lastTimes: Record<string, number>, processors: number,
 *   fileOf: (name: string) => string }} options `lastTimes` are the seconds each step took before, by name
 */
export function openProgress(steps, { quiet, lastTimes, processors, fileOf }) {
  const isTerminal = Boolean(process.stdout.isTTY) && !quiet;
  /** @type {Map<import('./run-steps.mjs').Step, number>} */
  const running = new Map();
  const left = new Set(steps);
  /** @type {Record<string, number>} */
  const times = {};
  const timer = setInterval(() => printNow(), isTerminal ? 1000 : betweenLines);
  timer.unref();

  return {
    /** The seconds each step took. */
    times,
    /** @param {import('./run-steps.mjs').Step} step */
    begin(step) {
      running.set(step, performance.now());
      if (isTerminal) printNow();
    },
    /**
     * @param {import('./run-steps.mjs').Step} step
     * @param {import('./run-steps.mjs').Counts & { seconds: number }} result
     */
    end(step, { passed, failed, seconds }) {
      running.delete(step);
      left.delete(step);
      times[step.name] = seconds;
      if (quiet && failed === 0) return;
      const counts = step.counts
        ? [`${passed} passed`, ...(failed ? [`${failed} failed`] : [])]
        : [];
      print([`${failed ? '✗' : '✓'} ${step.name}`, sayTime(seconds), ...counts].join(' · '));
      if (failed === 0) return;
      const file = fileOf(step.name);
      // What a live step has said of its failures stands above.
      if (!step.isLive && existsSync(file)) print(readFileSync(file, 'utf8').trimEnd());
      print(`  all of it: ${file}`);
    },
    /** @param {import('./run-steps.mjs').Step} step @param {string} missing */
    leaveOut(step, missing) {
      left.delete(step);
      print(`– ${step.name} was left out${missing ? `, as it needs: ${missing}` : ''}`);
    },
    close() {
      clearInterval(timer);
      clearLine();
    },
  };

  function printNow() {
    if (quiet || running.size === 0) return;
    const now = [...running].map(
      ([{ name }, begun]) => `${name} ${sayTime((performance.now() - begun) / 1000)}`,
    );
    const line = `… ${now.join(', ')}; ${sayLeft()}`;
    if (isTerminal) process.stdout.write(`\r\u001b[K${line.slice(0, process.stdout.columns - 1)}`);
    else console.log(line);
  }

  function sayLeft() {
    const known = [...left].filter(({ name }) => lastTimes[name] !== undefined);
    if (known.length < left.size) return `${left.size} steps to end`;
    const work = known.reduce((sum, step) => {
      const begun = running.get(step);
      const passed = begun === undefined ? 0 : (performance.now() - begun) / 1000;
      return sum + Math.max(1, (lastTimes[step.name] ?? 0) - passed) * (step.processors ?? 1);
    }, 0);
    return `about ${sayTime(work / processors)} left`;
  }

  /** @param {string} text */
  function print(text) {
    clearLine();
    console.log(text);
  }

  function clearLine() {
    if (isTerminal) process.stdout.write('\r\u001b[K');
  }
}

/** @param {number} seconds */
export function sayTime(seconds) {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
