import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { listChanges, listStamps, makeSite, outputOf, postText, startStrata } from './support/site';

/** A module that sets the clock of a process. */
const clock = (date: string) => `
  const shift = Date.parse('${date}') - Date.now();
  const { now } = Date;
  Date.now = () => now() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given) => (given.length > 0 ? new Real(...given) : new Real(Date.now())),
  });
`;

async function buildAt(folder: string, name: string) {
  const before = listStamps(folder);
  const preload = `export NODE_OPTIONS="--import ${folder}/${name}.mjs";`;
  const { code, said } = await startStrata(folder, ['build'], preload).ended;
  expect(code, said).toBe(0);
  return { said, changes: listChanges(before, listStamps(folder)) };
}

test('a clock that jumps changes nothing that is built', async () => {
  const files = { 'past.mjs': clock('1999-12-31'), 'future.mjs': clock('2099-01-01') };
  const folder = makeSite(2, files);
  const text = postText('Post X', 'ben');
  await buildAt(folder, 'future');
  for (const name of ['past', 'future']) {
    const { said, changes } = await buildAt(folder, name);
    expect(said).toContain('5 documents (5 from the cache)');
    expect(changes.filter((path) => path.startsWith('generated/'))).toEqual([]);
  }
  writeFiles(folder, { 'content/posts/p1.mdx': text });
  expect((await buildAt(folder, 'past')).said).toContain('4 from the cache');
  // Built now.
  const twin = makeSite(2, { 'content/posts/p1.mdx': text });
  expect((await build({ cwd: twin })).isOk).toBe(true);
  expect(outputOf(folder)).toEqual(outputOf(twin));
}, 60_000);
