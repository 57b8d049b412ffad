import { describe, expect, it } from 'vitest';
import { type LedgerLine, parseLedger, writeLedger } from '@/tools/ledger/ledger-file';
import type { Living } from '@/tools/ledger/living';
import { updateLedger } from '@/tools/ledger/update-ledger';

const now = Date.parse('2026-05-01T00:00:00Z');
const later = Date.parse('2026-06-01T09:00:00Z');

const living = (
  pages: Record<string, number>,
  headings: Record<string, string[]> = {},
): Living => ({
  pages: new Map(Object.entries(pages)),
  headings: new Map(Object.entries(headings).map(([page, ids]) => [page, new Set(ids)])),
  languages: new Map(Object.keys(pages).map((page) => [page, new Set(['en', 'pl'] as const)])),
  unread: new Set(),
});

const update = (text: string, site: Living, committed?: ReadonlySet<string>) =>
  writeLedger(updateLedger(parseLedger(text).lines, site, { now, committed }))
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));

describe('the file', () => {
  it('reads what it writes, sorted, a page before its headings', () => {
    const lines: Omit<LedgerLine, 'line'>[] = [
      { address: '/blog/b' },
      { address: '/blog/a-b' },
      { address: '/blog/a#x', isGone: true },
      { address: '/blog/a', from: later },
    ];
    const text = writeLedger(lines);
    expect(text).toMatch(
      /\/blog\/a from 2026-06-01T09:00:00Z\n\/blog\/a#x gone\n\/blog\/a-b\n\/blog\/b\n$/,
    );
    expect(parseLedger(text).lines.map(({ line: _, ...line }) => line)).toEqual([
      { address: '/blog/a', from: later },
      { address: '/blog/a#x', isGone: true },
      { address: '/blog/a-b' },
      { address: '/blog/b' },
    ]);
  });

  it('takes what a merge has left twice for one line, the one that promises more', () => {
    const { lines, strays } = parseLedger(
      '/blog/a from 2026-06-01T09:00:00Z\n/blog/a\n/blog/a\n<<<<<<< HEAD\n/blog/b from soon\n',
    );
    expect(lines).toEqual([{ address: '/blog/a', line: 2 }]);
    expect(strays).toEqual([4, 5]);
  });
});

describe('bringing it up to date', () => {
  it('adds every address in its languages with its headings; drafts have none', () => {
    const site = living(
      { '/a': Number.NEGATIVE_INFINITY, '/draft': Number.POSITIVE_INFINITY },
      { '/a': ['one'], '/pl/a': ['jeden'], '/draft': ['x'] },
    );
    expect(update('', site)).toEqual(['/a', '/a#one', '/pl/a', '/pl/a#jeden']);
  });

  it('says from when what is to come will be public, and drops that once it is', () => {
    const site = living({ '/a': later });
    expect(update('', site)).toEqual([
      '/a from 2026-06-01T09:00:00Z',
      '/pl/a from 2026-06-01T09:00:00Z',
    ]);
    expect(update('/b from 2026-04-01T00:00:00Z', living({ '/b': 0 }))).toEqual(['/b', '/pl/b']);
  });

  it('keeps what was public, and lets go what never was', () => {
    const text = '/gone gone\n/old\n/never from 2026-06-01T09:00:00Z\n';
    expect(update(text, living({}))).toEqual(['/gone gone', '/old']);
  });

  it('lets go of what was never committed', () => {
    expect(update('/old\n/new\n', living({}), new Set(['/old']))).toEqual(['/old']);
  });

  it('takes a page that came back for one that is there', () => {
    expect(update('/a gone\n/pl/a gone\n', living({ '/a': 0 }))).toEqual(['/a', '/pl/a']);
  });
});
