import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { makeFolder, writeFiles } from './support/folder';
import { repository } from './support/project';

const config = `
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
const computed = (type) => ({ type, resolve: () => undefined });
const Post = defineDocumentType(() => ({
  name: 'Post',
  filePathPattern: '**/*.mdx',
  contentType: 'mdx',
  fields: { title: { type: 'string', required: true } },
  computedFields: {
    locale: computed('enum'),
    headings: computed('json'),
    minutes: computed('number'),
    edited: computed('date'),
    tags: computed('list'),
  },
}));
export default makeSource({ contentDirPath: 'content', documentTypes: [Post] });
`;

const use = `
import type { Post } from './.contentlayer/generated/types';
declare const post: Post;
export const minutes: number = post.minutes;
// @ts-expect-error a language is no number
export const locale: number = post.locale;
// @ts-expect-error nor is a time
export const edited: number = post.edited;
`;

test('computed fields have types, and mistakes with them do not compile', {
  timeout: 60_000,
}, async () => {
  const folder = makeFolder('types');
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  writeFiles(folder, {
    'package.json': '{"type":"module"}',
    'contentlayer.config.ts': config,
    'content/a.mdx': '---\ntitle: A\n---\n\nText.\n',
    'use.ts': use,
  });
  expect((await build({ cwd: folder })).isOk).toBe(true);
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--types',
    'node',
  ];
  const { stdout } = spawnSync('node_modules/.bin/tsc', [...options, 'use.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((line) => /^(?:use|\.contentlayer)/.test(line))).toEqual([]);
});
