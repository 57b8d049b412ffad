import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mirrorGoodFiles } from '@/tools/dev/last-good';

function setUp() {
  const from = mkdtempSync(join(tmpdir(), 'content-'));
  const to = join(from, '../', `${from.split('/').pop()}-good`);
  onTestFinished(() => {
    for (const folder of [from, to]) rmSync(folder, { recursive: true, force: true });
  });
  const write = (name: string, text: string) => writeFileSync(join(from, name), text);
  const mirror = (broken: string[] = []) =>
    mirrorGoodFiles({ from, to, isGood: (path) => !broken.includes(path) });
  const read = (name: string) => readFileSync(join(to, name), 'utf8');
  return { from, to, write, mirror, read };
}

test('a file with a mistake keeps its last good version', () => {
  const { write, mirror, read } = setUp();
  write('a.mdx', 'good');
  mirror();
  write('a.mdx', 'broken now');
  mirror(['a.mdx']);
  expect(read('a.mdx')).toBe('good');
  write('a.mdx', 'good again');
  mirror();
  expect(read('a.mdx')).toBe('good again');
});

test('a file that has never been good is absent, a deleted one is removed', () => {
  const { from, to, write, mirror } = setUp();
  write('new.mdx', 'broken');
  write('old.mdx', 'good');
  mirror(['new.mdx']);
  expect(readdirSync(to)).toEqual(['old.mdx']);
  rmSync(join(from, 'old.mdx'));
  mirror(['new.mdx']);
  expect(readdirSync(to)).toEqual([]);
});

test('an unchanged file is left alone and has the time of its original', () => {
  const { from, to, write, mirror } = setUp();
  write('a.mdx', 'good');
  mirror();
  const first = statSync(join(to, 'a.mdx'));
  mirror();
  expect(statSync(join(to, 'a.mdx')).ctimeMs).toBe(first.ctimeMs);
  expect(Math.abs(first.mtimeMs - statSync(join(from, 'a.mdx')).mtimeMs)).toBeLessThan(1);
});
