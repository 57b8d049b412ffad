import { expect, test } from 'vitest';
import { readBoxes } from '@/tools/review/approvals.mjs';
import { openPullRequest, page, sha } from './pull-request';

const { edited, leave, publish, state, tick, written } = openPullRequest();

test('a ticked box counts, of the comment’s own commit only', async () => {
  await publish();
  tick();
  await publish(edited());
  expect(state.github.statuses.at(-1)).toMatchObject({
    sha,
    state: 'success',
    description: 'every page is approved',
  });
  state.pull.head.sha = 'e'.repeat(40);
  const before = state.github.statuses.length;
  expect((await publish(edited())).out).toBe('The comment is about an older commit.');
  expect(state.github.statuses).toHaveLength(before);
});

test('two people tick a page each; a line deleted by hand approves nothing', async () => {
  leave({ 'pages.json': [page, { ...page, address: '/faq' }] });
  await publish();
  tick();
  await publish(edited());
  expect(state.github.statuses.at(-1)).toMatchObject({
    state: 'pending',
    description: '1 of 2 pages still open',
  });
  tick();
  await publish(edited());
  expect(state.github.statuses.at(-1)).toMatchObject({ state: 'success' });
  const [comment] = state.pull.comments;
  if (comment) comment.body = comment.body.replace(/^- \[x\] .*\/faq.*\n/m, '');
  await publish(edited());
  expect(state.github.statuses.at(-1)).toMatchObject({
    state: 'failure',
    description: expect.stringContaining('not whole'),
  });
  await publish();
  expect(readBoxes(written())).toMatchObject([
    { address: '/pricing', isTicked: true },
    { address: '/faq', isTicked: false },
  ]);
});

test('edits that arrive in another order than they were made count as the comment is now', async () => {
  await publish();
  const before = edited();
  tick();
  await publish(edited());
  await publish(before);
  expect(state.github.statuses.map(({ state }) => state)).toEqual([
    'pending',
    'success',
    'success',
  ]);
});
