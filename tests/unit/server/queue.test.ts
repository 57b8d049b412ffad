import { expect, test } from 'vitest';
import { createQueue } from '@/server/queue';

/** A work that ends when told to, and tells how often it was begun. */
function createWork() {
  let runs = 0;
  let end = () => {};
  let fail = (_: Error) => {};
  const outcome = new Promise<string>((resolve, reject) => {
    end = () => resolve('done');
    fail = reject;
  });
  const run = () => {
    runs += 1;
    return outcome;
  };
  return { run, end: () => end(), fail: (error: Error) => fail(error), countRuns: () => runs };
}

test('what is asked for twenty times at once is done once', async () => {
  const queue = createQueue<string>(10);
  const work = createWork();
  const asked = Array.from({ length: 20 }, () => queue.add('a', work.run));
  work.end();
  expect(await Promise.all(asked)).toEqual(Array(20).fill('done'));
  expect(work.countRuns()).toBe(1);
});

test('one work at a time, in turn, also after one that fails', async () => {
  const queue = createQueue<string>(10);
  const [first, second] = [createWork(), createWork()];
  const failing = queue.add('a', first.run);
  const waiting = queue.add('b', second.run);
  await Promise.resolve();
  expect([first.countRuns(), second.countRuns()]).toEqual([1, 0]);
  first.fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  second.end();
  expect(await waiting).toBe('done');
});

test('takes no more than it may hold, but lets anyone join what it holds', async () => {
  const queue = createQueue<string>(2);
  const work = createWork();
  const held = [queue.add('a', work.run), queue.add('b', work.run)];
  expect(queue.add('c', work.run)).toBeUndefined();
  expect(queue.add('b', work.run)).toBe(held[1]);
  work.end();
  await Promise.all(held);
  expect(await queue.add('c', work.run)).toBe('done');
});
