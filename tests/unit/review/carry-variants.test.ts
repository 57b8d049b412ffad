import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { giveVariants, takeVariants } from '@/tools/review/carry-variants';

const repository = mkdtempSync(join(tmpdir(), 'variants żółw '));
const inside = (path: string) => join(repository, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(inside(path)), { recursive: true });
  writeFileSync(inside(path), text);
};
const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, stdio: 'pipe' });
const commit = (): string => {
  const person = ['-c', 'user.name=Ola', '-c', 'user.email=ola@site.example'];
  git('add', '.');
  git(...person, 'commit', '--quiet', '--message=one');
  return `${git('rev-parse', 'HEAD')}`.trim();
};
afterAll(() => rmSync(repository, { recursive: true }));

test('variants of the first site are those of the second, unless they are made in another way', async () => {
  git('init', '--quiet');
  write('.gitignore', 'sites\n');
  write('package-lock.json', '{}');
  write('src/features/pictures/encode.ts', 'quality = 39');
  const base = commit();
  write('content/blog/a.mdx', 'Words');
  const words = commit();
  write('src/features/pictures/encode.ts', 'quality = 80');
  const encoder = commit();
  write('sites/before/.next/cache/pictures/1-640.avif', 'picture');

  const kept = inside('sites/kept');
  takeVariants(inside('sites/before'), kept);
  const variant = inside('sites/after/.next/cache/pictures/1-640.avif');
  await giveVariants(kept, inside('sites/after'), { repository, base, head: encoder });
  expect(existsSync(variant)).toBe(false);
  await giveVariants(kept, inside('sites/after'), { repository, base, head: words });
  expect(readFileSync(variant, 'utf8')).toBe('picture');

  takeVariants(inside('sites/none'), kept);
  await giveVariants(kept, inside('sites/other'), { repository, base, head: words });
  expect(existsSync(inside('sites/other'))).toBe(false);
});
