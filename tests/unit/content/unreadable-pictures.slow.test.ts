import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { factsOf } from '@/tools/content/document-facts';
import { fileOf } from '@/tools/content/files';
import { findUnreadable } from '@/tools/content/unreadable-pictures';
import { runTool } from '../support/run-tool';

vi.setConfig({ testTimeout: 60_000 });

test('a picture that cannot be measured is reported once: where documents name it, or at itself', () => {
  const image = { target: '/images/a.webp', line: 6, column: 8, field: 'image.src' };
  const x = fileOf('content', 'blog/x.mdx');
  if (!x) throw new Error('blog is no collection');
  const documents = [{ file: x, facts: { ...factsOf([]), images: [image] } }];
  const pictures = ['a', 'b', 'c'].map((name) => ({ path: `/images/${name}.webp`, reason: 'cut' }));
  const reported = [{ code: 'unreadable-picture', found: '/images/c.webp' }];
  expect(findUnreadable(pictures, documents, reported)).toMatchObject([
    { file: 'content/blog/x.mdx', line: 6, column: 8, field: 'image.src' },
    { file: 'public/images/b.webp', line: 1, found: '/images/b.webp (cut)' },
  ]);
});

test('npm run content says it once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content żółw '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['content', 'public'])
    cpSync(`tests/fixtures/${name}`, join(folder, name), { recursive: true });
  // What the command reads of the project besides.
  for (const name of ['src', 'contentlayer.config.ts', 'tsconfig.json', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const article = readFileSync(join(folder, 'content/blog/tide-tables.mdx'), 'utf8');
  const [, picture = ''] = /src: (\/images\/\S+\.webp)/.exec(article) ?? [];
  const path = join(folder, 'public', picture);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length - 200));
  const { code, said } = await runTool('src/tools/content/main.ts', { cwd: folder });
  expect(code).toBe(1);
  const lines = said.split('\n').filter((line) => line.includes('unreadable-picture '));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[0]).toMatch(/^content\/\S+:\d+:\d+ {2}unreadable-picture {2}image\.src$/);
  expect(said).not.toContain('cannot be read as a picture');
});
