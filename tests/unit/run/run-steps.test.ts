import { describe, expect, test } from 'vitest';
import { runSteps } from '../../run/run-steps.mjs';

/** A step that ends when it is told to. */
function step(name: string, more = {}) {
  let end = (_: number) => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  return { name, run: () => ended, end: (code = 0) => end(code), ...more };
}

/** Runs steps and notes what happens. */
function start(steps: ReturnType<typeof step>[], bail = false) {
  const seen: string[] = [];
  const total = runSteps(
    steps,
    {
      begin: ({ name }) => void seen.push(`+${name}`),
      end: ({ name }, { failed }) => void seen.push(`${failed ? '!' : '-'}${name}`),
      leaveOut: ({ name }, missing) => void seen.push(`${name} needs ${missing}`),
    },
    { bail, processors: 2 },
  );
  return { seen, total };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('steps', () => {
  test('run side by side as far as processors are free, in their order', async () => {
    const steps = [step('a'), step('big', { processors: 2 }), step('c'), step('d')];
    const { seen, total } = start(steps);
    await turn();
    // `c` would fit, and would keep the big one waiting.
    expect(seen).toEqual(['+a']);
    steps[0]?.end();
    await turn();
    expect(seen).toEqual(['+a', '-a', '+big']);
    steps[1]?.end();
    await turn();
    expect(seen.slice(3)).toEqual(['-big', '+c', '+d']);
    for (const one of steps) one.end();
    expect(await total).toEqual({ passed: 4, failed: 0 });
  });

  test('wait for what they need; a failed one stops those alone that need it', async () => {
    const steps = [step('a'), step('b', { needs: ['a'] }), step('c', { needs: ['b'] }), step('d')];
    const { seen, total } = start(steps);
    await turn();
    expect(seen).toEqual(['+a', '+d']);
    steps[0]?.end(1);
    steps[3]?.end();
    expect(await total).toEqual({ passed: 1, failed: 1 });
    expect(seen.slice(2)).toEqual(['!a', '-d', 'b needs a', 'c needs b']);
  });

  test('need nothing of what is no part of the run', async () => {
    const only = step('b', { needs: ['a'] });
    const { total } = start([only]);
    only.end();
    expect(await total).toEqual({ passed: 1, failed: 0 });
  });

  test('with bail, none begins after a failed one', async () => {
    const steps = [step('a', { processors: 2 }), step('b')];
    const { seen, total } = start(steps, true);
    steps[0]?.end(1);
    expect(await total).toEqual({ passed: 0, failed: 1 });
    expect(seen).toEqual(['+a', '!a']);
  });

  test('count what their tests counted, and a crash as one failure', async () => {
    const steps = [
      step('tests', { counts: () => ({ passed: 7, failed: 2 }) }),
      step('crash', { counts: () => ({ passed: 3, failed: 0 }) }),
      step('no report', { counts: () => ({ passed: 0, failed: 1 }) }),
    ];
    const { total } = start(steps);
    steps[0]?.end(1);
    steps[1]?.end(134);
    steps[2]?.end(0);
    expect(await total).toEqual({ passed: 10, failed: 4 });
  });
});
