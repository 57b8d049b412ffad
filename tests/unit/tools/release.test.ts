import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinEqualFiles } from '@/tools/release/join-equal-files';
import { keepFiles } from '@/tools/release/keep-files';

const day = 86_400_000;
let folder: string;
const kept = () => join(folder, 'kept');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the folder of a release with these files. */
function release(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

test('a release has the files of those before it, and its own as they are', () => {
  const first = release('first', { 'chunks/a.js': 'a', 'media/font.woff2': 'f' });
  expect(keepFiles(first, kept())).toBe(0);
  const second = release('second', { 'chunks/b.js': 'b', 'media/font.woff2': 'f' });
  expect(keepFiles(second, kept())).toBe(1);
  expect(readFileSync(join(second, 'chunks/a.js'), 'utf8')).toBe('a');
  expect(readFileSync(join(second, 'chunks/b.js'), 'utf8')).toBe('b');
});

test('what no release has had for a month is gone', () => {
  keepFiles(release('first', { 'a.js': 'a', 'b.js': 'b' }), kept(), 0);
  keepFiles(release('second', { 'b.js': 'b' }), kept(), 20 * day);
  const third = release('third', { 'c.js': 'c' });
  expect(keepFiles(third, kept(), 31 * day)).toBe(1);
  expect(existsSync(join(third, 'a.js'))).toBe(false);
  expect(existsSync(join(kept(), 'a.js'))).toBe(false);
  expect(existsSync(join(third, 'b.js'))).toBe(true);
});

test('of equal files one is kept, and each can be read by its name', () => {
  const files = { 'page.rsc': 'equal', 'page/whole.rsc': 'equal', 'page/part.rsc': 'other' };
  const first = release('first', files);
  expect(joinEqualFiles(first)).toBe('equal'.length);
  for (const [path, text] of Object.entries(files))
    expect(readFileSync(join(first, path), 'utf8')).toBe(text);
  const [one, same, other] = Object.keys(files).map((path) => statSync(join(first, path)).ino);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});
