import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchPaths } from '../src/watch';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Watches content/ below the folder; `next` resolves with the files of the next save. */
async function startWatching() {
  const heard: ReadonlySet<string>[] = [];
  let tell: (() => void) | undefined;
  const watching = await watchPaths([join(folder, 'content')], (changed) => {
    heard.push(changed);
    tell?.();
  });
  const next = async () => {
    if (heard.length === 0) {
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    }
    return heard.shift();
  };
  return { watching, next };
}

test('a file that is new the moment after watching has begun is heard of', async () => {
  for (let n = 0; n < 200; n++) {
    mkdirSync(join(folder, 'content', String(n)), { recursive: true });
    writeFileSync(join(folder, 'content', String(n), 'old.mdx'), '');
  }
  const { watching, next } = await startWatching();
  const path = join(folder, 'content', '199', 'new.mdx');
  writeFileSync(path, '');
  expect(await next()).toEqual(new Set([path]));
  await watching.close();
});

test('a folder that is not there yet is watched once it is', async () => {
  const { watching, next } = await startWatching();
  mkdirSync(join(folder, 'content'));
  expect(await next()).toEqual(new Set([join(folder, 'content')]));
  const path = join(folder, 'content', 'first.mdx');
  writeFileSync(path, '');
  expect(await next()).toEqual(new Set([path]));
  await watching.close();
});

test('a file written again as soon as it was heard of is heard of again', async () => {
  const path = join(folder, 'content', 'saved.mdx');
  mkdirSync(join(folder, 'content'));
  writeFileSync(path, 'new');
  const { watching, next } = await startWatching();
  for (const text of ['once', 'twice', 'again', 'three times', 'a fourth time']) {
    writeFileSync(path, text);
    expect(await next()).toEqual(new Set([path]));
  }
  await watching.close();
});

test('what is added is watched, wherever it is', async () => {
  mkdirSync(join(folder, 'content'));
  mkdirSync(join(folder, 'pictures'));
  const path = join(folder, 'pictures', 'cover.webp');
  writeFileSync(path, '');
  writeFileSync(join(folder, 'pictures', 'other.webp'), '');
  const { watching, next } = await startWatching();
  watching.add([path]);
  const later = join(folder, 'content', 'later.mdx');
  await expect
    .poll(async () => {
      writeFileSync(join(folder, 'pictures', 'other.webp'), 'changed');
      writeFileSync(path, 'changed');
      return await Promise.race([next(), sleep(100)]);
    })
    .toEqual(new Set([path]));
  writeFileSync(later, '');
  await expect.poll(next).toEqual(new Set([later]));
  await watching.close();
});
