import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, writeFiles } from '../../output/support/folder';
import { readTree, repository } from '../../output/support/project';

const config = `
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { label } from './label';

const Author = defineDocumentType(() => ({
  name: 'Author',
  filePathPattern: 'authors/*.yaml',
  contentType: 'data',
  fields: { name: { type: 'string', required: true } },
}));
const Post = defineDocumentType(() => ({
  name: 'Post',
  filePathPattern: 'posts/*.mdx',
  contentType: 'mdx',
  fields: {
    title: { type: 'string', required: true },
    author: { type: 'reference', of: Author, embedDocument: true },
  },
  computedFields: { label: { type: 'string', resolve: (post) => label + post.title } },
}));
const Note = defineDocumentType(() => ({
  name: 'Note',
  filePathPattern: 'notes/*.md',
  fields: { title: { type: 'string' } },
}));
export default makeSource({
  contentDirPath: 'content',
  documentTypes: [Author, Post, Note],
  disableImportAliasWarning: true,
});
`;

export const postText = (title: string, author = 'ann', text = 'Some *text*.') =>
  `---\ntitle: ${title}\nauthor: authors/${author}.yaml\n---\n\n## ${title}\n\n${text}\n`;

/** A project with `count` posts by two authors, and one note. */
export function makeSite(count = 6, files: Readonly<Record<string, string>> = {}): string {
  const folder = makeFolder('site');
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const posts = Array.from({ length: count }, (_, index) => [
    `content/posts/p${index}.mdx`,
    postText(`Post ${index}`, index % 2 === 0 ? 'ann' : 'ben'),
  ]);
  writeFiles(folder, {
    'package.json': '{"type":"module"}',
    'contentlayer.config.ts': config,
    'label.ts': `export const label = 'Read: ';\n`,
    'content/authors/ann.yaml': 'name: Ann\n',
    'content/authors/ben.yaml': 'name: Ben\n',
    'content/notes/one.md': '---\ntitle: One\n---\n\nA note.\n',
    ...Object.fromEntries(posts),
    ...files,
  });
  return folder;
}

export const outputOf = (folder: string) => readTree(join(folder, '.contentlayer/generated'));

/** When each file under `.contentlayer` was last written, by its path. */
export function listStamps(folder: string): Record<string, string> {
  const root = join(folder, '.contentlayer');
  if (!existsSync(root)) return {};
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const stamps = files.map((file) => {
    const stat = statSync(join(root, file), { bigint: true });
    return [file, stat.isFile() ? `${stat.ino}-${stat.mtimeNs}` : ''] as const;
  });
  return Object.fromEntries(stamps.filter(([, stamp]) => stamp !== ''));
}

/** Paths that differ between two lists of stamps. */
export function listChanges(before: Record<string, string>, after: Record<string, string>) {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path]).sort();
}

const bin = join(repository, 'packages/strata/bin/strata.mjs');

export interface Run {
  readonly code: number | null;
  readonly said: string;
}

/** Starts the command line in a folder, through a shell where its limits matter. */
export function startStrata(folder: string, args: readonly string[], limits = '') {
  const command = `${limits} exec "${process.execPath}" "${bin}" ${args.join(' ')}`;
  const child = spawn('bash', ['-c', command], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise<Run>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  return { child, ended };
}

export const runStrata = (folder: string, ...args: readonly string[]) =>
  startStrata(folder, args).ended;
