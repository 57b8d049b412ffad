import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { listStamps, makeSite, outputOf, postText, runStrata, startStrata } from './support/site';

const marker = '.contentlayer/.cache/strata/building';

/** What a clean build of the same files gives. */
async function buildClean(folder: string) {
  rmSync(join(folder, '.contentlayer'), { recursive: true, force: true });
  await build({ cwd: folder });
  return outputOf(folder);
}

test('a marker that was left makes the next build look at bytes, not at stamps', async () => {
  const folder = makeSite();
  await build({ cwd: folder });
  const stray = 'generated/Post/posts__never.mdx.json';
  const left = { pid: 1, host: `not-${hostname()}`, token: 'x', creates: [stray] };
  writeFiles(folder, {
    [marker]: JSON.stringify(left),
    [`.contentlayer/${stray}`]: '{}',
  });
  const { written, removed } = await build({ cwd: folder });
  expect({ written, removed }).toEqual({ written: [], removed: [stray] });
  expect(existsSync(join(folder, marker))).toBe(false);
});

test('two builds at once both end well', { timeout: 60_000 }, async () => {
  const folder = makeSite(60);
  const runs = await Promise.all([
    runStrata(folder, 'build'),
    runStrata(folder, 'build'),
    runStrata(folder, 'build'),
  ]);
  for (const { code, said } of runs) expect(code, said).toBe(0);
  const both = outputOf(folder);
  expect((await runStrata(folder, 'build')).said).toContain('0 files written');
  expect(both).toEqual(await buildClean(folder));
});

test('two builds at once in one process both end well', async () => {
  const folder = makeSite(20);
  const results = await Promise.all([build({ cwd: folder }), build({ cwd: folder })]);
  expect(results.map(({ isOk }) => isOk)).toEqual([true, true]);
  expect((await build({ cwd: folder })).written).toEqual([]);
});

test('a disk that takes no more leaves the last output', { timeout: 60_000 }, async () => {
  const folder = makeSite(6);
  expect((await build({ cwd: folder })).isOk).toBe(true);
  const good = outputOf(folder);
  writeFiles(folder, { 'content/posts/p1.mdx': postText('Long', 'ben', 'word '.repeat(40_000)) });
  // No file may be longer than 100 kB; a signal without a listener would end the process.
  const limited = startStrata(folder, ['build'], "trap '' XFSZ; ulimit -f 100;");
  const { code, said } = await limited.ended;
  expect(code).toBe(1);
  expect(said).toContain('disk-error');
  expect(said).toContain('EFBIG');
  expect(outputOf(folder)).toEqual(good);
  const names = Object.keys(listStamps(folder));
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect((await build({ cwd: folder })).isOk).toBe(true);
  expect(outputOf(folder)).toEqual(await buildClean(folder));
});

test('a disk that is full amid the output is mended by the next build', {
  timeout: 60_000,
}, async () => {
  const folder = makeSite(8);
  expect((await build({ cwd: folder })).isOk).toBe(true);
  for (const number of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const text = postText('Long', 'ben', 'word '.repeat(8000));
    writeFiles(folder, { [`content/posts/p${number}.mdx`]: text });
  }
  const before = listStamps(folder);
  // Each post fits, the one file with all of them does not.
  const { code, said } = await startStrata(folder, ['build'], "trap '' XFSZ; ulimit -f 200;").ended;
  expect(code, said).toBe(1);
  expect(said).toContain('_index.json');
  expect(listStamps(folder)).not.toEqual(before);
  expect(existsSync(join(folder, marker))).toBe(true);
  expect((await build({ cwd: folder })).isOk).toBe(true);
  expect(existsSync(join(folder, marker))).toBe(false);
  expect(outputOf(folder)).toEqual(await buildClean(folder));
});

test('a plugin that throws is named with the document', async () => {
  const folder = makeSite(2);
  writeFiles(folder, {
    'contentlayer.config.ts': `
      import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
      const Post = defineDocumentType(() => ({
        name: 'Post', filePathPattern: 'posts/*.mdx', contentType: 'mdx',
        fields: { title: { type: 'string' }, author: { type: 'string' } },
      }));
      const remarkAngry = () => (_tree, file) => {
        if (String(file.data.rawDocumentData.sourceFilePath).endsWith('p1.mdx')) throw new Error('No luck today.');
      };
      export default makeSource({
        contentDirPath: 'content', contentDirInclude: ['posts'], documentTypes: [Post],
        mdx: { remarkPlugins: [remarkAngry] }, disableImportAliasWarning: true,
      });`,
  });
  for (const _ of ['once', 'and again']) {
    const { isOk, findings } = await build({ cwd: folder });
    expect(isOk).toBe(false);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ file: 'content/posts/p1.mdx' });
    expect(JSON.stringify(findings[0])).toContain('remarkAngry');
    expect(JSON.stringify(findings[0])).toContain('No luck today.');
  }
});

test('an error of a computed field or of onSuccess is reported, with exit 1', async () => {
  const folder = makeSite(1);
  const path = join(folder, 'label.ts');
  writeFileSync(path, 'export const label = { toString() { throw new Error("No label."); } };\n');
  const { findings } = await build({ cwd: folder });
  expect(findings).toMatchObject([{ code: 'computed-field', file: 'content/posts/p0.mdx' }]);
  expect(findings[0]?.found).toContain('No label.');
});
