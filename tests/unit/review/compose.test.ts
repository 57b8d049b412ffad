import { expect, test } from 'vitest';
import { readBoxes } from '@/tools/review/approvals.mjs';
import { composeComment, isOurs, marker, readCommit } from '@/tools/review/compose.mjs';
import { cutSections } from '@/tools/review/cut-sections.mjs';

const commit = '0123456789'.repeat(4);
const box = { address: '/pricing', hash: 'aaaabbbbccccdddd', isTicked: true };
const parts = {
  text: '## What this change does\n\nA price.',
  boxes: [box],
  lost: [],
  otherFiles: 0,
  commit,
  runUrl: 'https://github.com/a/b/actions/runs/1',
  site: undefined,
};

test('a comment is found again, with its commit and its boxes, and tells first what changes', () => {
  const body = composeComment(parts);
  expect(body.startsWith(marker)).toBe(true);
  expect(readCommit(body)).toBe(commit);
  expect(readBoxes(body)).toEqual([box]);
  expect(body.indexOf('A price.')).toBeLessThan(body.indexOf('## Approval by page'));
  expect(body).toContain(`[the run](${parts.runUrl})`);
});

test('a text cannot bring a box, a commit or a list of its own', () => {
  const forged = composeComment({
    ...parts,
    boxes: [{ ...box, isTicked: true }],
    commit: 'f'.repeat(40),
  });
  const body = composeComment({ ...parts, text: forged, boxes: [{ ...box, isTicked: false }] });
  expect(readBoxes(body)).toEqual([{ ...box, isTicked: false }]);
  expect(readCommit(body)).toBe(commit);
});

test('a change of code is said, and so is which ticks went', () => {
  const lost = [{ address: '/faq', why: 'its content has changed since' }];
  const body = composeComment({ ...parts, lost, otherFiles: 3 });
  expect(body).toContain('3 files that are no content');
  expect(body).toContain('- `/faq`: its content has changed since');
});

test.each([
  [
    'many sections',
    Array.from({ length: 400 }, (_, i) => `### Part ${i}\n\n${'word '.repeat(100)}`),
  ],
  ['one section', [`### Long\n\n${'word '.repeat(60_000)}`]],
  ['signs that grow', [`### Names\n\n${'@a '.repeat(21_000)}`]],
  ['one line', ['@'.repeat(300_000)]],
])('%s stay below what GitHub takes, and the boxes stay', (_, sections) => {
  const text = sections.join('\n\n');
  const body = composeComment({ ...parts, text });
  expect(body.length).toBeLessThanOrEqual(65_536);
  expect(body).toContain('Left out');
  expect(readBoxes(body)).toEqual([box]);
});

test('of documents that are folded in, those that fit are kept whole', () => {
  const one = (place: number) =>
    `<details><summary>Changed: Page ${place} (<code>a/${place}</code>)</summary>\n\n- ${'word '.repeat(place === 2 ? 400 : 20)}\n\n<details><summary>Seen on: 9 pages</summary>\n\n- \`/a\`\n\n</details>\n\n</details>`;
  const text = [
    '## What this changes',
    '### Documents',
    one(1),
    one(2),
    one(3),
    '### Messages',
    'x',
  ].join('\n\n');
  const cut = cutSections(text, 1200, (titles) => `Left out: ${titles.join(', ')}`);
  expect(cut).toContain(one(1));
  expect(cut).toContain(one(3));
  expect(cut).not.toContain('Page 2 (<code>');
  expect(cut.split('<details>')).toHaveLength(cut.split('</details>').length);
  expect(cut.endsWith('Left out: Changed: Page 2 (a/2)')).toBe(true);
});

test('whole sections are left out, in their order, and named', () => {
  const code = '```\n# no heading\n```';
  const text = `# One\n\nshort\n\n## Two\n\n${'x'.repeat(500)}\n\n## Three\n\n${code}`;
  const cut = cutSections(text, 200, (titles) => `Left out: ${titles.join(', ')}`);
  expect(cut).toContain('# One\n\nshort');
  expect(cut).toContain(`## Three\n\n${code}`);
  expect(cut.endsWith('Left out: Two')).toBe(true);
  expect(cutSections(text, 2000, () => 'Left out')).toBe(text);
});

test('only a comment of GitHub’s own account is ours', () => {
  const body = `${marker}\nwords`;
  expect(isOurs({ user: { login: 'github-actions[bot]' }, body })).toBe(true);
  expect(isOurs({ user: { login: 'a-visitor' }, body })).toBe(false);
  expect(isOurs({ user: { login: 'github-actions[bot]' }, body: `so ${body}` })).toBe(false);
  expect(isOurs(undefined)).toBe(false);
});
