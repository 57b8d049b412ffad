import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { writeFiles } from '../output/support/folder';
import { makeSite, runStrata } from './support/site';

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
