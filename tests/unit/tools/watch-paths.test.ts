import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchPaths } from '@/tools/dev/watch';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Watches content/ below the folder; `next` resolves with the files of the next save. */
async function watching() {
  const heard: ReadonlySet<string>[] = [];
  let tell: (() => void) | undefined;
  const stop = await watchPaths([join(folder, 'content')], (changed) => {
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
  return { stop, next };
}

test('a file that is new the moment after watching has begun is heard of', async () => {
  for (let n = 0; n < 200; n++) {
    mkdirSync(join(folder, 'content', String(n)), { recursive: true });
    writeFileSync(join(folder, 'content', String(n), 'old.mdx'), '');
  }
  const { stop, next } = await watching();
  const path = join(folder, 'content', '199', 'new.mdx');
  writeFileSync(path, '');
  expect(await next()).toEqual(new Set([path]));
  stop();
});

test('a folder that is not there yet is watched once it is', async () => {
  const { stop, next } = await watching();
  mkdirSync(join(folder, 'content'));
  expect(await next()).toEqual(new Set([join(folder, 'content')]));
  const path = join(folder, 'content', 'first.mdx');
  writeFileSync(path, '');
  expect(await next()).toEqual(new Set([path]));
  stop();
});
