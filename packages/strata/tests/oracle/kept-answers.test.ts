import { readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { makeFolder, writeFiles } from '../output/support/folder';
import { listFiles, listPackages } from './ground';
import { keepAnswer } from './kept-answers';

const store = makeFolder('answers');
const folder = join(store, 'kind');
let asked = 0;

/** Asks a question of these parts; its answer counts how many had to be given. */
const ask = (...parts: string[]) =>
  keepAnswer({ kind: 'kind', parts }, () => ({ asked: ++asked }), store);

// Answers are kept when a test ends: each of these goes on with what the ones before have left. The first reads every
// installed package, which takes a slow disk some seconds.
describe('an answer', { timeout: 60_000 }, () => {
  const days = ['six', 'eight'].map((name) => `${name}.json`);

  it('is given where none is kept', async () => {
    expect(await ask('a', 'bc')).toEqual({ asked: 1 });
    expect(await ask('ab', 'c')).toEqual({ asked: 2 });
    expect(readdirSync(store)).toEqual([]);
    writeFiles(folder, Object.fromEntries(days.map((name) => [name, ''])));
    const now = Date.now() / 1000;
    for (const [index, name] of days.entries()) {
      const usedAt = now - (6 + 2 * index) * 24 * 60 * 60;
      utimesSync(join(folder, name), usedAt, usedAt);
    }
  });

  it('is kept once its test has passed, for the very same question', async () => {
    expect(await ask('a', 'bc')).toEqual({ asked: 1 });
    expect(await ask('ab', 'c')).toEqual({ asked: 2 });
    expect(await ask('a', 'bc', '')).toEqual({ asked: 3 });
  });

  it('stays for a week after its last use', () => {
    expect(readdirSync(folder).filter((name) => days.includes(name))).toEqual(['six.json']);
  });

  it.fails('is dropped when a test with it fails', async () => {
    expect(await ask('a', 'bc')).toEqual('another');
  });

  it.fails('is not kept when its own test fails', async () => {
    expect(await ask('wrong')).toEqual('another');
  });

  it('is given again after a failure', async () => {
    expect(await ask('a', 'bc')).toEqual({ asked: 5 });
    expect(await ask('wrong')).toEqual({ asked: 6 });
    expect(await ask('ab', 'c')).toEqual({ asked: 2 });
  });

  it('is given again where the kept one is damaged', async () => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      writeFileSync(path, readFileSync(path, 'utf8').replace('asked', 'asket'));
    }
    expect(await ask('ab', 'c')).toEqual({ asked: 7 });
  });
});

test('files are found in every folder but those left out; a link is refused', () => {
  const site = makeFolder('files');
  writeFiles(site, { 'b/c.txt': '', 'a.txt': '', 'left/d.txt': '' });
  expect([...listFiles(site, ['left'])]).toEqual([join(site, 'a.txt'), join(site, 'b/c.txt')]);
  symlinkSync('a.txt', join(site, 'link'));
  expect(() => [...listFiles(site, ['left'])]).toThrow('link is neither a file nor a folder');
});

test('packages are found wherever one is installed', () => {
  const modules = makeFolder('packages');
  const names = ['@scope/a', '@scope/a/node_modules/@scope/b', 'c', 'c/node_modules/a'];
  const files = names.map((name) => join(modules, name, 'package.json'));
  writeFiles(modules, {
    ...Object.fromEntries(names.map((name) => [`${name}/package.json`, '{}'])),
    '.bin/tool': '',
    'c/src/package.json': '{}',
  });
  expect([...listPackages(modules)]).toEqual(files);
});
