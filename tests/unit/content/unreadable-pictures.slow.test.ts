import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { factsOf } from '@/tools/content/document-facts';
import { fileOf } from '@/tools/content/files';
import { findUnreadable } from '@/tools/content/unreadable-pictures';
import { openRepository } from './repository';

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
  const { close, folder, read, startContent, write } = openRepository();
  const [, picture = ''] =
    /src: (\/images\/\S+\.webp)/.exec(read('content/blog/tide-tables.mdx')) ?? [];
  const bytes = readFileSync(join(folder, 'public', picture));
  write(`public${picture}`, bytes.subarray(0, bytes.length - 200));
  const content = startContent();
  expect(await content.end).toBe(1);
  const lines = content
    .said()
    .split('\n')
    .filter((line) => line.includes('unreadable-picture '));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[0]).toMatch(/^content\/\S+:\d+:\d+ {2}unreadable-picture {2}image\.src$/);
  expect(content.said()).not.toContain('cannot be read as a picture');
  close();
});
