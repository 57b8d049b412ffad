import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { makeSite, outputOf, postText, runStrata } from './support/site';

const config = (onSuccess: string) => `
import { writeFileSync } from 'node:fs';
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
const Post = defineDocumentType(() => ({
  name: 'Post', filePathPattern: 'posts/*.mdx', contentType: 'mdx',
  fields: { title: { type: 'string' }, author: { type: 'string' } },
}));
export default makeSource({
  contentDirPath: 'content', contentDirInclude: ['posts'], documentTypes: [Post],
  disableImportAliasWarning: true,
  onSuccess: async (getData) => { ${onSuccess} },
});`;

test('onSuccess gets all documents after the output is written', async () => {
  const folder = makeSite(3);
  const said = join(folder, 'said.json');
  const text = `
    const { allPosts, allDocuments } = await getData();
    const titles = allPosts.map(({ title }) => title);
    const written = (await import('node:fs')).existsSync('${folder}/.contentlayer/generated/index.mjs');
    writeFileSync('${said}', JSON.stringify([titles, allDocuments.length, written]));`;
  writeFiles(folder, { 'contentlayer.config.ts': config(text) });
  expect((await build({ cwd: folder })).isOk).toBe(true);
  expect(JSON.parse(readFileSync(said, 'utf8'))).toEqual([['Post 0', 'Post 1', 'Post 2'], 3, true]);
});

test('an onSuccess that throws fails the build', { timeout: 20_000 }, async () => {
  const folder = makeSite(1, {
    'contentlayer.config.ts': config(`throw new Error('Not today.');`),
  });
  const { code, said } = await runStrata(folder, 'build');
  expect(code).toBe(1);
  expect(said).toContain('on-success');
  expect(said).toContain('Not today.');
});

test('the command line says where a finding is, and what it knows', {
  timeout: 20_000,
}, async () => {
  const folder = makeSite(1, { 'content/posts/p0.mdx': postText('Broken', 'nobody') });
  const { code, said } = await runStrata(folder, 'check');
  expect(said).toContain('content/posts/p0.mdx:3:9 ');
  expect(said).toContain('dangling-reference');
  expect(existsSync(join(folder, '.contentlayer/generated'))).toBe(false);
  expect(code).toBe(0);
  expect((await runStrata(folder, 'nonsense')).code).toBe(2);
});

test('a body that imports a file of the project is compiled every time', async () => {
  const text = (word: string) => `export const Word = () => '${word}';\n`;
  const body = `import { Word } from './word';\n\n<Word />`;
  const folder = makeSite(1, {
    'content/posts/word.js': text('first'),
    'content/posts/p0.mdx': postText('Imports', 'ann', body),
  });
  const first = await build({ cwd: folder });
  expect(first.findings).toEqual([]);
  expect(outputOf(folder)['Post/posts__p0.mdx.json']).toContain('first');
  writeFiles(folder, { 'content/posts/word.js': text('second') });
  expect((await build({ cwd: folder })).cached).toBe(3);
  expect(outputOf(folder)['Post/posts__p0.mdx.json']).toContain('second');
});
