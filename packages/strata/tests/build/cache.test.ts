import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { makeSite, outputOf, postText } from './support/site';

const listObjects = (folder: string) => {
  const objects = join(folder, '.contentlayer/.cache/strata/objects');
  return readdirSync(objects, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.bin'))
    .map((path) => join(objects, path));
};

test('a cache restored into a fresh clone hits', async () => {
  const [one, two] = [makeSite(), makeSite()];
  await build({ cwd: one });
  cpSync(join(one, '.contentlayer/.cache'), join(two, '.contentlayer/.cache'), { recursive: true });
  expect(await build({ cwd: two })).toMatchObject({ isOk: true, documents: 9, cached: 9 });
  expect(outputOf(two)).toEqual(outputOf(one));
});

test('a damaged stored document is compiled again', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  const [first, second, third] = listObjects(folder);
  if (!first || !second || !third) throw new Error('Nothing is stored.');
  truncateSync(first, 100);
  writeFileSync(second, '');
  rmSync(third);
  expect(await build({ cwd: folder })).toMatchObject({ isOk: true, cached: 6, written: [] });
  expect((await build({ cwd: folder })).cached).toBe(9);
});

test('a body that was damaged in the store is noticed when it is needed, and compiled again', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  for (const path of listObjects(folder)) {
    const bytes = readFileSync(path);
    bytes[bytes.length - 1] = 255 - Number(bytes.at(-1));
    writeFileSync(path, bytes);
  }
  rmSync(join(folder, '.contentlayer/generated'), { recursive: true });
  expect((await build({ cwd: folder })).isOk).toBe(true);
  const whole = makeSite();
  await build({ cwd: whole });
  expect(outputOf(folder)).toEqual(outputOf(whole));
});

test('old documents that nothing names are removed after a week', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  for (const path of listObjects(folder)) utimesSync(path, old, old);
  writeFiles(folder, { 'content/posts/p1.mdx': postText('Changed', 'ben') });
  await build({ cwd: folder });
  expect(listObjects(folder)).toHaveLength(9);
  writeFiles(folder, { 'content/posts/p1.mdx': postText('Changed again', 'ben') });
  await build({ cwd: folder });
  // The one before is not a week old.
  expect(listObjects(folder)).toHaveLength(10);
});

test('a check writes no output', async () => {
  const folder = makeSite();
  expect((await build({ cwd: folder, isCheck: true })).isOk).toBe(true);
  expect(outputOf(folder)).toEqual({});
});

test('bundles of configs that no one has used for a week are removed', async () => {
  const folder = makeSite(1);
  const cache = '.contentlayer/.cache/strata';
  const names = ['config-0123456789abcdef.mjs', 'config-fedcba9876543210.mjs'];
  writeFiles(folder, Object.fromEntries(names.map((name) => [`${cache}/${name}`, ''])));
  const now = Date.now() / 1000;
  const days = 24 * 60 * 60;
  utimesSync(join(folder, cache, names[0] ?? ''), now, now - 8 * days);
  utimesSync(join(folder, cache, names[1] ?? ''), now, now - 6 * days);
  expect(await build({ cwd: folder })).toMatchObject({ isOk: true });
  const left = readdirSync(join(folder, cache)).filter((name) => name.startsWith('config-'));
  expect(left).toHaveLength(2);
  expect(left).toContain(names[1]);
});
