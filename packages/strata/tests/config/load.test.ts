import { expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load';
import { writeFiles } from '../output/support/folder';
import { load, makeProject } from './support/project';

const plain = `
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
const Post = defineDocumentType(() => ({ name: 'Post', filePathPattern: '**/*.md' }));
export default makeSource({ contentDirPath: 'content', documentTypes: [Post] });
`;

test('fills in what a config leaves out', async () => {
  const { config, said, cwd } = await load(plain);
  expect(said).toEqual([]);
  expect(config?.model).toMatchObject({
    bodyFieldName: 'body',
    typeFieldName: 'type',
    contentDir: `${cwd}/content`,
    include: [],
    exclude: ['node_modules', '.git', '.yarn', '.cache', '.next', '.contentlayer'],
    flags: {
      onUnknownDocuments: 'skip-warn',
      onExtraFieldData: 'warn',
      onMissingOrIncompatibleData: 'skip-warn',
    },
  });
  expect(config?.model.documentTypes.get('Post')).toMatchObject({
    contentType: 'markdown',
    isSingleton: false,
    computedFields: [],
    fields: [{ name: 'body', type: 'markdown', isRequired: true, isSystem: true }],
    place: { file: 'contentlayer.config.ts', line: 3, column: 14 },
  });
});

test.each([
  ["makeSource({ contentDirPath: './content/', documentTypes: { Post } })"],
  ["makeSource(() => ({ contentDirPath: './content/', documentTypes: [Post] }))"],
  ["makeSource(async (key) => ({ contentDirPath: key ?? 'content', documentTypes: [Post] }))"],
  ["async (key) => makeSource({ contentDirPath: './content/', documentTypes: [Post] })(key)"],
  ["Promise.resolve(makeSource({ contentDirPath: './content/', documentTypes: [Post] }))"],
])('takes %s', async (source) => {
  const { config, said } = await load(plain.replace(/makeSource\(\{.*\}\)/, source));
  expect(said).toEqual([]);
  expect(config?.model.contentDir).toMatch(/\/content$/);
});

test.each([
  'contentlayer/source-files',
  '@contentlayer2/source-files',
  'contentlayer2/source-files',
])('stands in for %s', async (name) => {
  const { config } = await load(plain.replace('contentlayer2/source-files', name));
  expect(config?.model.documentTypes.size).toBe(1);
});

test('reads TypeScript, aliases, styles, components, JSON and what is not built yet', async () => {
  const { config, said } = await load(
    `import { makeSource } from 'contentlayer2/source-files';
    import { Post } from '@/types';
    export default makeSource({ contentDirPath: 'content', documentTypes: [Post] });`,
    {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./source/*"] } } }',
      'source/types.ts': `
        import { defineDocumentType } from 'contentlayer2/source-files';
        import { allPosts, type Post as Made } from 'contentlayer/generated';
        import { isNew } from '../.contentlayer/generated';
        import { name } from './name.json';
        import { Card } from './card';
        export const Post = defineDocumentType(() => ({ name, description: typeof allPosts + typeof isNew + typeof Card }));
        export type { Made };`,
      'source/name.json': '{ "name": "Post" }',
      'source/card.tsx': `import './card.css'; export const Card = () => <p>Card</p>;`,
      'source/card.css': 'p { color: red }',
    },
  );
  expect(said).toEqual([]);
  expect(config?.model.documentTypes.get('Post')?.description).toBe('undefinedundefinedfunction');
});

test('leaves packages outside, and takes sources of a workspace and deep paths inside', async () => {
  const text = `
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import fs from 'node:fs';
import remarkGfm from 'remark-gfm';
import { z } from 'zod';
import old from 'old/lib/name';
import manifest from '@scope/plain/package.json';
import { Post } from 'types';
export default makeSource({
  contentDirPath: 'content',
  contentDirInclude: [typeof fs.readFileSync, typeof remarkGfm, typeof z.string, old, manifest.name],
  documentTypes: [Post],
});`;
  const cwd = makeProject({
    'contentlayer.config.ts': text,
    'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
    'node_modules/old/lib/name.js': "module.exports = require('path').basename('a/old');",
    'node_modules/@scope/plain/package.json': '{ "name": "@scope/plain" }',
    'tsconfig.json': '{ "compilerOptions": { "paths": { "types": ["./packages/types.ts"] } } }',
    'packages/types.ts': `import { defineDocumentType } from 'contentlayer2/source-files';
      export const Post = defineDocumentType(() => ({ name: 'Post' }));`,
  });
  const { config, findings } = await loadConfig(undefined, { cwd });
  expect(findings).toEqual([]);
  expect(config?.model.include.join()).toBe('function,function,function,old,@scope/plain');
  expect(config?.inputs.map((path) => path.replace(cwd, ''))).toContain('/packages/types.ts');
});

test('has a key that changes with all that the output depends on', async () => {
  const cwd = makeProject({
    'contentlayer.config.ts': `
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { name } from './name';
import 'lib';
const Post = defineDocumentType(() => ({ name }));
export default makeSource({ contentDirPath: 'content', contentDirInclude: [process.env.STRATA_TEST ?? 'a'], documentTypes: [Post] });`,
    'name.ts': "export const name = 'Post';",
    'node_modules/lib/package.json': '{ "version": "1.0.0", "type": "module", "main": "lib.js" }',
    'node_modules/lib/lib.js': '',
  });
  const keyOf = async () => (await loadConfig(undefined, { cwd })).config?.key;
  const keys = [await keyOf(), await keyOf()];
  expect(keys[0]).toBe(keys[1]);
  writeFiles(cwd, { 'name.ts': "export const name = 'Article';" });
  keys.push(await keyOf());
  writeFiles(cwd, {
    'node_modules/lib/package.json': '{ "version": "1.0.1", "type": "module", "main": "lib.js" }',
  });
  keys.push(await keyOf());
  process.env.STRATA_TEST = 'b';
  keys.push(await keyOf());
  delete process.env.STRATA_TEST;
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain(undefined);
});

test('has the same key in another folder', async () => {
  const [one, other] = [await load(plain), await load(plain)];
  expect(one.config?.key).toBe(other.config?.key);
});

test('says where a config is missing', async () => {
  const cwd = makeProject({});
  const { config, findings } = await loadConfig('other.config.ts', { cwd });
  expect(config).toBeUndefined();
  expect(findings).toMatchObject([{ code: 'no-config', file: 'other.config.ts' }]);
});
