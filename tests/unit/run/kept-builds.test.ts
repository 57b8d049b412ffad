import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashIngredients, keepBuild, restoreBuild } from '../../run/kept-builds';
import { listFiles } from '../../run/mirror';

let folder: string;
const inside = (path: string) => join(folder, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(inside(path)), { recursive: true });
  writeFileSync(inside(path), text);
};
const store = () => inside('store');
const keep = (hash: string) => keepBuild('site', hash, folder, ['.next', '.contentlayer'], store());
const restore = (hash: string, name = 'site') => restoreBuild(name, hash, folder, store());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept żółw '));
  write('.next/BUILD_ID', 'one');
  write('.next/server/app/page.html', 'A page');
  write('.next/cache/turbopack/1', 'compiled');
  write('.contentlayer/rows.json', '[]');
  mkdirSync(inside('.next/node_modules'));
  symlinkSync('../../node_modules/sharp', inside('.next/node_modules/sharp-1'));
  keep('abc');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a kept build', () => {
  test('comes back as it was made: nothing missing, nothing changed, nothing added since', () => {
    rmSync(inside('.next/server/app/page.html'));
    write('.next/BUILD_ID', 'two');
    write('.next/server/route-cache/kept.html', 'A page of another run');
    write('.next/cache/turbopack/2', 'compiled since');
    expect(restore('abc')).toBe(true);
    expect(readFileSync(inside('.next/BUILD_ID'), 'utf8')).toBe('one');
    expect(readFileSync(inside('.next/server/app/page.html'), 'utf8')).toBe('A page');
    expect(listFiles(inside('.next/server'))).toEqual(['app/page.html']);
    expect(readdirSync(inside('.next/node_modules'))).toEqual(['sharp-1']);
    // What was compiled is no part of it.
    expect(readdirSync(inside('.next/cache/turbopack'))).toEqual(['1', '2']);
  });

  test('is another one for other sources', () => {
    expect(restore('abd')).toBe(false);
    expect(restore('abc', 'other')).toBe(false);
  });

  const kept = 'store/site-abc';
  const page = `${kept}/build/.next/server/app/page.html`;
  test.each<[string, () => void]>([
    ['has another text', () => write(page, 'B page')],
    ['lacks a file', () => rmSync(inside(page))],
    ['has a file more', () => write(`${page}.js`, '')],
    ['has an empty list', () => write(`${kept}/files.json`, '[')],
    ['has no list, as it was never finished', () => rmSync(inside(`${kept}/files.json`))],
  ])('that %s is not used, and made anew', (_, damage) => {
    damage();
    write('.next/BUILD_ID', 'own');
    expect(restore('abc')).toBe(false);
    expect(readFileSync(inside('.next/BUILD_ID'), 'utf8')).toBe('own');
    keep('abc');
    expect(restore('abc')).toBe(true);
  });

  test('goes when three newer ones are there', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const hash of ['b', 'c', 'd']) keep(hash);
    vi.useRealTimers();
    expect(restore('abc')).toBe(false);
    expect(restore('d')).toBe(true);
  });
});

describe('what a build is made of', () => {
  const hash = (files: [string, string][], others = {}) =>
    hashIngredients({ files: files.map(([path, text]) => [path, Buffer.from(text)]), others });
  const base = hash(
    [
      ['a.ts', '1'],
      ['b.ts', '2'],
    ],
    { SITE_URL: 'http://localhost:1' },
  );

  test.each([
    [
      'a text',
      [
        ['a.ts', '1'],
        ['b.ts', '3'],
      ],
      { SITE_URL: 'http://localhost:1' },
    ],
    [
      'a name',
      [
        ['a.ts', '1'],
        ['c.ts', '2'],
      ],
      { SITE_URL: 'http://localhost:1' },
    ],
    [
      'where a text ends',
      [
        ['a.ts', '1b'],
        ['b.ts', ''],
      ],
      { SITE_URL: 'http://localhost:1' },
    ],
    ['a file less', [['a.ts', '1']], { SITE_URL: 'http://localhost:1' }],
    [
      'a variable',
      [
        ['a.ts', '1'],
        ['b.ts', '2'],
      ],
      { SITE_URL: 'http://localhost:2' },
    ],
    [
      'a variable more',
      [
        ['a.ts', '1'],
        ['b.ts', '2'],
      ],
      { SITE_URL: 'http://localhost:1', X: '' },
    ],
  ] as [string, [string, string][], object][])('is known by %s', (_, files, others) => {
    expect(hash(files, others)).not.toBe(base);
  });

  test('and is the same for the same', () => {
    expect(
      hash(
        [
          ['a.ts', '1'],
          ['b.ts', '2'],
        ],
        { SITE_URL: 'http://localhost:1' },
      ),
    ).toBe(base);
  });
});
