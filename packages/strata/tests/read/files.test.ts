import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDirExcludeDefault } from '../../src/config/stand-ins';
import { listFiles } from '../../src/read/files';
import { makeFolder, writeFiles } from '../output/support/folder';
import { requireTheirs } from '../output/support/theirs';

const glob = requireTheirs<(pattern: string, options: object) => Promise<string[]>>('fast-glob');

const files = [
  'b.md',
  'a.mdx',
  'A.json',
  'z.yaml',
  'z.yml',
  'picture.png',
  'README.MD',
  '.dot.md',
  'docs/one.md',
  'docs/two.draft.md',
  'docs/deep/er/three.md',
  'docs/.hidden/four.md',
  'docs/node_modules/five.md',
  'blog/ż.md',
  'blog/(group)/six.md',
  'blog/[slug]/seven.md',
  'node_modules/eight.md',
  '.next/nine.md',
  'drafts/ten.md',
];

function makeContent(): string {
  const folder = makeFolder('files');
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, ''])));
  symlinkSync(join(folder, 'drafts'), join(folder, 'docs/linked'));
  symlinkSync(join(folder, 'b.md'), join(folder, 'docs/linked.md'));
  symlinkSync(join(folder, 'nowhere.md'), join(folder, 'docs/broken.md'));
  return folder;
}

/** The pattern of contentlayer2 for the folders of `contentDirInclude`. */
function theirPattern(include: readonly string[]): string {
  const paths = include
    .filter((path) => path !== '.' && path !== './')
    .map((path) => (path.endsWith('/') ? path : `${path}/`));
  const prefix = paths.length > 1 ? `{${paths.join(',')}}` : (paths[0] ?? '');
  return `${prefix}{,**/}*.{md,mdx,json,yaml,yml}`;
}

const folder = makeContent();

test.each<{ include?: string[]; exclude?: string[] }>([
  {},
  { exclude: [] },
  { exclude: ['docs'] },
  { exclude: ['docs/'] },
  { exclude: ['./docs'] },
  { exclude: ['docs/**'] },
  { exclude: ['**/node_modules', 'docs/deep'] },
  { exclude: ['**/*.draft.md', '{blog,drafts}'] },
  { exclude: ['docs/one.md', 'deep', 'nowhere'] },
  { exclude: ['blog/(group)', 'blog/[slug]'] },
  { include: ['docs'] },
  { include: ['.', 'docs/'] },
  { include: ['docs', 'blog'], exclude: ['docs/deep'] },
  { include: ['drafts', 'blog', 'docs'] },
  { include: ['docs/deep', 'docs'] },
  { include: ['docs/node_modules', '.next'], exclude: [] },
  { include: ['nowhere', 'blog'] },
  { include: ['docs/*'] },
])('finds the files that contentlayer2 finds: %j', async ({ include = [], exclude }) => {
  const excluded = exclude ?? contentDirExcludeDefault;
  const theirs = await glob(theirPattern(include), { cwd: folder, ignore: excluded });
  const ours = listFiles({ contentDir: folder, include, exclude: excluded });
  expect([...ours].sort()).toEqual([...theirs].sort());
});

test('lists folder by folder from the outside in, each by bytes', () => {
  const ours = listFiles({ contentDir: folder, include: [], exclude: ['docs', 'node_modules'] });
  expect(ours).toEqual([
    'A.json',
    'a.mdx',
    'b.md',
    'z.yaml',
    'z.yml',
    'blog/ż.md',
    'drafts/ten.md',
    'blog/(group)/six.md',
    'blog/[slug]/seven.md',
  ]);
});

test('has no files where there is no folder', () => {
  expect(listFiles({ contentDir: join(folder, 'nowhere'), include: [], exclude: [] })).toEqual([]);
});
