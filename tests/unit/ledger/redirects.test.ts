import { describe, expect, it } from 'vitest';
import { indexFormerIds } from '@/rules/former-ids';
import { findMove, movesIn } from '@/rules/moved-address';
import { linkedLegalTexts } from '@/site/legal';
import { listRedirectRules, readRedirects, rulesOf } from '@/site/redirect-file.mjs';
import { shortcuts } from '@/site/shortcuts.mjs';
import { moveAddress, removeAddress, writeRedirects } from '@/tools/ledger/redirect-list';

const empty = 'export const redirects: readonly Redirect[] = [];\n';
const long = `/blog/${'a-long-slug-'.repeat(5)}end`;

describe('the list', () => {
  it('is read as it is written, sorted, short and long', () => {
    const text = writeRedirects(empty, [
      { from: '/b', to: '/c' },
      { from: long, to: `${long}-now` },
      { from: '/a#x', to: '/a#y' },
    ]);
    expect(readRedirects(text).map(({ from }) => from)).toEqual(['/a#x', '/b', long]);
    expect(writeRedirects(text, [])).toBe(empty);
  });

  it('is a rule in every language for a host without a front door; headings are not sent there', () => {
    expect(
      listRedirectRules(['pl'], `${writeRedirects(empty, [{ from: '/b', to: '/' }])}`),
    ).toEqual([
      { source: '/b', destination: '/', permanent: true },
      { source: '/pl/b', destination: '/pl', permanent: true },
    ]);
    const headings = writeRedirects(empty, [{ from: '/a#x', to: '/a#y' }]);
    expect(listRedirectRules(['pl'], headings)).toEqual([]);
  });
});

describe('a page that moves', () => {
  const move = (redirects: { from: string; to: string }[], isKnown = true) =>
    moveAddress(redirects, { from: '/a', to: '/b', isKnown });

  it('takes along what led to it, and its headings', () => {
    expect(
      move([
        { from: '/z', to: '/a' },
        { from: '/y', to: '/a#h' },
        { from: '/a#old', to: '/a#h' },
        { from: '/ab', to: '/abc' },
      ]),
    ).toEqual([
      { from: '/z', to: '/b' },
      { from: '/y', to: '/b#h' },
      { from: '/b#old', to: '/b#h' },
      { from: '/ab', to: '/abc' },
      { from: '/a', to: '/b' },
    ]);
  });

  it('and comes back is where it was', () => {
    expect(move([{ from: '/b', to: '/a' }])).toEqual([{ from: '/a', to: '/b' }]);
  });

  it('before it was public leaves nothing behind', () => {
    expect(move([], false)).toEqual([]);
  });
});

it('what people type leads, in every language, to a legal text that the check insists on', () => {
  const texts: readonly string[] = linkedLegalTexts.map((slug) => `/legal/${slug}`);
  for (const { from, to } of shortcuts) {
    expect(texts).toContain(to);
    expect(findMove(movesIn(shortcuts), `/pl${from}`)).toBe(`/pl${to}`);
    expect(rulesOf(shortcuts, ['pl'])).toContainEqual({
      source: `/pl${from}`,
      destination: `/pl${to}`,
      permanent: true,
    });
  }
});

it('a page that is removed leaves what led to it to its successor, or to none', () => {
  const before = [
    { from: '/z', to: '/a' },
    { from: '/a#old', to: '/a#h' },
  ];
  expect(removeAddress(before, { from: '/a', to: '/', isKnown: true })).toEqual([
    { from: '/z', to: '/' },
    { from: '/a', to: '/' },
  ]);
  expect(removeAddress(before, { from: '/a', to: undefined, isKnown: true })).toEqual([]);
});

describe('a visitor', () => {
  const moves = movesIn([
    { from: '/blog/a', to: '/blog/b' },
    { from: '/x', to: '/' },
    { from: '/y', to: '/blog/b#h' },
    { from: '/blog/b#old', to: '/blog/b#h' },
  ]);

  it.each([
    ['/blog/a', '', '/blog/b'],
    ['/pl/blog/a', '?q=1', '/pl/blog/b?q=1'],
    ['/en/blog/a', '', '/blog/b'],
    ['/pl/x', '', '/pl'],
    ['/x', '?q=1', '/?q=1'],
    ['/y', '?q=1', '/blog/b?q=1#h'],
  ])('of %s%s is sent to %s', (path, query, to) => {
    expect(findMove(moves, path, query)).toBe(to);
  });

  it.each(['/blog/b', '/blog/a/b', '/pl/pl/blog/a', '/'])('of %s stays', (path) => {
    expect(findMove(moves, path)).toBeUndefined();
  });
});

it('a heading bears the ids it had on its own page', () => {
  const ids = indexFormerIds([
    { from: '/a#1', to: '/a#3' },
    { from: '/a#2', to: '/a#3' },
    { from: '/b#1', to: '/a#3' },
    { from: '/c', to: '/a#3' },
  ]);
  expect([...ids]).toEqual([['/a', new Map([['3', ['1', '2']]])]]);
});
