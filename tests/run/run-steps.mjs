import { availableParallelism } from 'node:os';

/**
 * A part of a test run. `run` resolves with an exit code; `counts` reads how many tests passed and failed (without it, a
 * step counts as one). It begins when the steps it `needs` have passed and its `processors` are free.
 * @typedef {{ name: string, run: () => Promise<number>, counts?: () => Counts, needs?: readonly string[],
 *   processors?: number, isLive?: boolean }} Step
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ begin(step: Step): void, end(step: Step, result: Counts & { seconds: number }): void,
 *   leaveOut(step: Step, missing: string): void }} Progress
 */

/**
 * Runs steps side by side, in their order as far as their needs and this machine's processors allow. A failed step stops
 * those that need it, and with `bail` all that have not begun. Resolves with the sums of their counts.
 * @param {readonly Step[]} steps @param {Progress} progress @param {{ bail: boolean, processors?: number }} options
 * @returns {Promise<Counts>}
 */
export async function runSteps(
  steps,
  progress,
  { bail, processors = Math.max(2, availableParallelism()) },
) {
  const total = { passed: 0, failed: 0 };
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const names = new Set(steps.map(({ name }) => name));
  let waiting = [...steps];
  let free = processors;

  for (;;) {
    for (const step of waiting) {
      const needs = (step.needs ?? []).filter((name) => names.has(name));
      const takes = Math.min(step.processors ?? 1, processors);
      if (!needs.every((name) => done.has(name))) continue;
      // A step that is ready is not overtaken, or a large one would wait for ever.
      if (takes > free + 0.01) break;
      free -= takes;
      waiting = waiting.filter((other) => other !== step);
      const ended = take(step).finally(() => {
        free += takes;
        running.delete(step);
      });
      running.set(step, ended);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
    if (bail && total.failed > 0) waiting = [];
  }
  for (const step of waiting)
    progress.leaveOut(step, (step.needs ?? []).filter((name) => !done.has(name)).join(', '));
  return total;

  /** @param {Step} step */
  async function take(step) {
    progress.begin(step);
    const begun = performance.now();
    const code = await step.run();
    const counts = step.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
    // A step that fails without a failing test (a crash, no test found) counts as one failure.
    const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
    total.passed += counts.passed;
    total.failed += failed;
    if (failed === 0) done.add(step.name);
    const seconds = (performance.now() - begun) / 1000;
    progress.end(step, { passed: counts.passed, failed, seconds });
  }
}
