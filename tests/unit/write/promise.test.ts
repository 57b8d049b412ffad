import { expect, test } from 'vitest';
import { isKnown } from '@/tools/write/promise';

const now = Date.parse('2026-11-01T12:00:00Z');
const project = {
  documents: [],
  ledger: {
    lines: [
      { address: '/contact', line: 1 },
      { address: '/faq', line: 2, from: now - 1 },
      { address: '/schedule', line: 3, from: now + 1 },
      { address: '/blog/gone', line: 4, isGone: true as const },
      { address: '/blog/in-a-branch', line: 5 },
    ],
    redirects: [],
    shown: 'content/addresses.txt',
    strays: [],
  },
  committed: new Set(['/contact', '/faq', '/schedule', '/blog/gone']),
  now,
};

test.each([
  ['what has been public for as long as the ledger goes', '/contact', true],
  ['what is public by now', '/faq', true],
  ['what waits for its time', '/schedule', false],
  ['what has gone on purpose', '/blog/gone', false],
  ['what no one has committed yet', '/blog/in-a-branch', false],
  ['a page that has no line yet', '/pricing', true],
  ['what is no page', '/blog/nothing', false],
])('visitors know, or not: %s', (_, address, known) => {
  expect(isKnown(project, address)).toBe(known);
});

test('a site without a ledger has promised nothing', () => {
  const ledger = { ...project.ledger, lines: [] };
  expect(isKnown({ ...project, ledger }, '/contact')).toBe(false);
});
