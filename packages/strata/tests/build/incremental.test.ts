import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { listChanges, listStamps, makeSite, outputOf, postText } from './support/site';

/** What a clean build of the same files gives. */
async function buildClean(folder: string) {
  rmSync(join(folder, '.contentlayer'), { recursive: true, force: true });
  await build({ cwd: folder });
  return outputOf(folder);
}

/** Builds and returns the result with the paths that changed, the cache left out. */
async function rebuild(folder: string) {
  const before = listStamps(folder);
  const result = await build({ cwd: folder });
  const changes = listChanges(before, listStamps(folder));
  return { result, changes: changes.filter((path) => !path.startsWith('.cache')), all: changes };
}

test('a build without a change writes no file', async () => {
  const folder = makeSite();
  expect((await build({ cwd: folder })).isOk).toBe(true);
  const { result, all } = await rebuild(folder);
  expect(all).toEqual([]);
  expect(result).toMatchObject({ isOk: true, documents: 9, cached: 9, written: [], removed: [] });
});

test('a changed document writes what depends on it', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  writeFiles(folder, { 'content/posts/p1.mdx': postText('Changed', 'ben') });
  const { result, changes, all } = await rebuild(folder);
  expect(result).toMatchObject({ isOk: true, cached: 8 });
  expect(changes).toEqual(['generated/Post/_index.json', 'generated/Post/posts__p1.mdx.json']);
  // One stored document and the manifest.
  expect(all).toHaveLength(4);
  expect(outputOf(folder)).toEqual(await buildClean(folder));
});

test('a changed author writes the posts that embed it', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  writeFiles(folder, { 'content/authors/ben.yaml': 'name: Benjamin\n' });
  const { changes } = await rebuild(folder);
  expect(changes).toEqual([
    'generated/Author/_index.json',
    'generated/Author/authors__ben.yaml.json',
    'generated/Post/_index.json',
    ...[1, 3, 5].map((number) => `generated/Post/posts__p${number}.mdx.json`),
  ]);
  expect(outputOf(folder)).toEqual(await buildClean(folder));
});

test('a document that is gone takes its file along; a renamed one moves', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  rmSync(join(folder, 'content/posts/p1.mdx'));
  renameSync(join(folder, 'content/posts/p2.mdx'), join(folder, 'content/posts/z.mdx'));
  const { result } = await rebuild(folder);
  expect(result.removed).toEqual([
    'generated/Post/posts__p1.mdx.json',
    'generated/Post/posts__p2.mdx.json',
  ]);
  expect(outputOf(folder)).toEqual(await buildClean(folder));
});

test('a broken document keeps the last good output; mended, it is built', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  const good = outputOf(folder);
  writeFiles(folder, { 'content/posts/p1.mdx': postText('Broken', 'ben', '<Open>') });
  for (const _ of ['once', 'and again']) {
    const { result, changes } = await rebuild(folder);
    expect(result.isOk).toBe(false);
    expect(result.findings).toMatchObject([{ file: 'content/posts/p1.mdx', line: 8 }]);
    expect(changes).toEqual([]);
  }
  expect(outputOf(folder)).toEqual(good);
  writeFiles(folder, { 'content/posts/p1.mdx': postText('Mended', 'ben') });
  expect((await rebuild(folder)).result.isOk).toBe(true);
  expect(outputOf(folder)).toEqual(await buildClean(folder));
});

test('findings of documents from the cache are reported again', async () => {
  const folder = makeSite(1, { 'content/notes/one.md': '---\ntitel: One\n---\n\nText.\n' });
  const first = await build({ cwd: folder });
  const second = await build({ cwd: folder });
  expect(first.findings).toMatchObject([
    { level: 'warning', code: 'unknown-field', file: 'content/notes/one.md', line: 2, column: 1 },
  ]);
  expect(second.cached).toBe(4);
  expect(second.findings).toEqual(first.findings);
});

test('a change of the config or of what it imports builds all again', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  writeFiles(folder, { 'label.ts': `export const label = 'Open: ';\n` });
  const { result } = await rebuild(folder);
  expect(result.cached).toBe(0);
  expect(outputOf(folder)['Post/posts__p0.mdx.json']).toContain('"label": "Open: Post 0"');
  expect(outputOf(folder)).toEqual(await buildClean(folder));
});

test('an output that was changed or removed by hand is written again', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  const good = outputOf(folder);
  const path = join(folder, '.contentlayer/generated/Post/posts__p0.mdx.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('Post 0', 'Post 9'));
  rmSync(join(folder, '.contentlayer/generated/Note/_index.json'));
  rmSync(join(folder, '.contentlayer/generated/index.mjs'));
  const { result } = await rebuild(folder);
  expect(result.written).toHaveLength(3);
  expect(outputOf(folder)).toEqual(good);
});

test('times of files decide nothing', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  const [past, future] = [new Date('1990-01-01'), new Date('2099-01-01')];
  utimesSync(join(folder, 'content/posts/p0.mdx'), past, past);
  utimesSync(join(folder, 'content/posts/p1.mdx'), future, future);
  expect((await rebuild(folder)).all).toEqual([]);
  // A change with the same length and the same time as before.
  writeFiles(folder, { 'content/posts/p1.mdx': postText('Post X', 'ben') });
  utimesSync(join(folder, 'content/posts/p1.mdx'), future, future);
  expect((await rebuild(folder)).changes).toContain('generated/Post/posts__p1.mdx.json');
  // An output with another time and the same bytes stays.
  utimesSync(join(folder, '.contentlayer/generated/Post/_index.json'), past, past);
  expect((await rebuild(folder)).changes).toEqual([]);
});
