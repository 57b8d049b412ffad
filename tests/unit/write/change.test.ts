import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Change, carryOut, finishChange } from '@/tools/write/change';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'change-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'old.txt'), 'old');
  writeFileSync(join(folder, 'other.txt'), 'names old');
  writeFileSync(join(folder, 'gone.txt'), '');
  return folder;
}

const change: Change = {
  moves: [{ from: 'old.txt', to: 'deep/new.txt' }],
  writes: [
    { path: 'deep/new.txt', text: 'new' },
    { path: 'other.txt', text: 'names new' },
  ],
  pictures: [{ path: 'pictures/new.webp', base64: 'AAAA' }],
  removes: ['gone.txt'],
};

const journal = (folder: string) => join(folder, '.contentlayer/unfinished-change.json');
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

function expectDone(folder: string) {
  expect(read(folder, 'deep/new.txt')).toBe('new');
  expect(read(folder, 'other.txt')).toBe('names new');
  for (const path of ['old.txt', 'gone.txt'])
    expect(existsSync(join(folder, path)), path).toBe(false);
  expect(existsSync(join(folder, 'pictures/new.webp'))).toBe(true);
  expect(existsSync(journal(folder))).toBe(false);
}

it('is done whole', () => {
  const folder = makeFolder();
  carryOut(change, folder);
  expectDone(folder);
  expect(finishChange(folder)).toBe(false);
});

it('that was interrupted after any step is finished by the next command', () => {
  for (const done of [
    { ...change, writes: [], pictures: [], removes: [] },
    { ...change, writes: change.writes.slice(0, 1), pictures: [], removes: [] },
    { ...change, removes: [] },
    change,
  ]) {
    const folder = makeFolder();
    carryOut(done, folder);
    writeFileSync(journal(folder), JSON.stringify(change));
    expect(finishChange(folder)).toBe(true);
    expectDone(folder);
  }
});

it('of which nothing was done, or all was undone, is forgotten', () => {
  const folder = makeFolder();
  carryOut({ moves: [], writes: [], pictures: [], removes: [] }, folder);
  writeFileSync(journal(folder), JSON.stringify(change));
  expect(finishChange(folder)).toBe(false);
  expect(read(folder, 'old.txt')).toBe('old');
  expect(existsSync(journal(folder))).toBe(false);
});
