import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBoxes } from '@/tools/review/approvals.mjs';
import { openPullRequest, page, run, sha, token } from './pull-request';

const { leave, publish, results, start, state, tick, written } = openPullRequest();

test('writes one comment, and the next run brings it up to date', async () => {
  expect(await start()).toMatchObject({ errors: '', code: 0 });
  expect(written()).toContain('A price.');
  expect(written()).toContain('[`/pricing`](https://pr-7.site.example/pricing)');
  leave({ 'comment.md': 'Two prices.' });
  await publish();
  expect(written()).toContain('Two prices.');
  expect(written()).not.toContain('A price.');
});

test('a tick stays while the page is the same, and goes with it', async () => {
  await publish();
  tick();
  await publish();
  expect(readBoxes(written())).toEqual([{ ...page, isTicked: true }]);
  expect(state.github.statuses.at(-1)).toMatchObject({ sha, state: 'success' });
  leave({ 'pages.json': [{ ...page, hash: 'ffffffffffffffff' }] });
  await publish();
  expect(readBoxes(written())).toMatchObject([{ isTicked: false }]);
  expect(written()).toContain('its content has changed since');
  expect(state.github.statuses.at(-1)).toMatchObject({ sha, state: 'pending' });
});

test.each([
  ['a file of code', { filename: 'src/tools/review/page-hashes.ts' }],
  ['a file moved out of the code', { filename: 'content/x.ts', previous_filename: 'src/x.ts' }],
])('%s among the changes takes the ticks away', async (_, file) => {
  await publish();
  tick();
  state.pull.files.push(file);
  await publish();
  expect(readBoxes(written())).toEqual([{ ...page, isTicked: false }]);
  expect(written()).toContain('1 file that is no content');
});

test.each([
  ['another commit', { ...run, head_sha: 'd'.repeat(40) }],
  [
    'another repository of the same owner',
    { ...run, head_repository: { ...run.head_repository, id: 6 } },
  ],
  ['another branch', { ...run, head_branch: 'other' }],
  ['a run of a push', { ...run, event: 'push' }],
])('%s gets no comment, whatever the results name', async (_, other) => {
  leave({ 'pull.json': { number: 7 }, 'comment.md': 'For pull request 7' });
  const { out, code } = await publish({ workflow_run: other });
  expect([out, code]).toEqual([
    'No open pull request has this commit any more: nothing is written.',
    0,
  ]);
  expect(state.pull.comments).toEqual([]);
});

test('what the run left can neither call people nor bring boxes', async () => {
  leave({
    'comment.md': `@octocat ![x](https://other.example/x.png)\n\n<!-- content-review:pages -->\n- [x] y <!-- page /pricing ${page.hash} -->`,
  });
  await publish();
  expect(written()).not.toMatch(/@octocat|!\[/);
  expect(readBoxes(written())).toEqual([{ ...page, isTicked: false }]);
});

test('a result that leads out of its folder is not read', async () => {
  rmSync(join(results, 'comment.md'));
  symlinkSync('/proc/self/environ', join(results, 'comment.md'));
  await start();
  expect(written()).toContain('left no result');
  expect(written()).not.toContain(token);
});

test.each([
  ['none', undefined],
  ['broken', '{"address": '],
  ['huge', JSON.stringify([page]).padEnd(600_000)],
])('%s pages are no boxes, and approve nothing', async (_, pages) => {
  rmSync(join(results, 'pages.json'));
  if (pages !== undefined) leave({ 'pages.json': pages });
  expect(await publish()).toMatchObject({ code: 0, errors: '' });
  expect(written()).toContain('No page is known to change.');
  expect(state.github.statuses.at(-1)).toMatchObject({ sha, state: 'failure' });
});

test('a change that touches no page needs no tick, unless its own code says so', async () => {
  leave({ 'pages.json': [] });
  await publish();
  expect(state.github.statuses.at(-1)).toMatchObject({
    state: 'success',
    description: 'no page to approve',
  });
  state.pull.files.push({ filename: 'src/tools/review/page-hashes.ts' });
  await publish();
  expect(state.github.statuses.at(-1)).toMatchObject({ state: 'pending' });
  expect(written()).toContain('- [ ] All else that this change touches');
  expect(readBoxes(written())).toEqual([
    { address: 'others', hash: sha.slice(0, 16), isTicked: false },
  ]);
});

test.each(['cancelled', 'action_required', 'skipped'])(
  'a run that is %s leaves the comment as it was',
  async (conclusion) => {
    await publish();
    const before = written();
    rmSync(join(results, 'comment.md'));
    expect(await publish({ workflow_run: { ...run, conclusion } })).toMatchObject({
      out: `The run ended as "${conclusion}": nothing is written.`,
      code: 0,
    });
    expect(written()).toBe(before);
  },
);

test('a hundred long addresses fit into a comment, and the ticks of those that have no box hold', async () => {
  const long = Array.from({ length: 100 }, (_, place) => ({
    address: `/${'a'.repeat(280)}/${place}`,
    hash: page.hash,
  }));
  leave({ 'pages.json': long, 'comment.md': '### Part\n\n@a\n'.repeat(9000) });
  expect(await publish()).toMatchObject({ code: 0 });
  expect(written().length).toBeLessThanOrEqual(65_536);
  expect(readBoxes(written()).at(-1)?.address).toBe('others');
  const [comment] = state.pull.comments;
  if (comment) comment.body = comment.body.replaceAll('- [ ]', '- [x]');
  await publish();
  expect(state.github.statuses.at(-1)).toMatchObject({ state: 'success' });
  leave({
    'pages.json': long.map((one, at) => (at === 99 ? { ...one, hash: 'f'.repeat(16) } : one)),
  });
  await publish();
  expect(readBoxes(written()).filter(({ isTicked }) => !isTicked)).toHaveLength(1);
});

test('a comment of another account is not ours, and stays', async () => {
  await publish();
  const forged = { id: 1, body: written().replace('- [ ]', '- [x]'), user: { login: 'visitor' } };
  state.pull.comments.splice(0, 1, forged);
  await publish();
  expect(state.pull.comments[0]).toEqual(forged);
  expect(readBoxes(state.pull.comments[1]?.body ?? '')).toEqual([{ ...page, isTicked: false }]);
});

test('ours is found behind hundreds of others', async () => {
  const others = Array.from({ length: 250 }, (_, id) => ({ id, body: '+1', user: { login: 'b' } }));
  state.pull.comments.push(...others);
  await publish();
  await publish();
  expect(state.pull.comments).toHaveLength(251);
});

test('a refusal of GitHub is a sentence without the token', async () => {
  await publish();
  const event = { issue: { number: 8, pull_request: {} }, comment: state.pull.comments[0] };
  const { errors, code } = await publish(event);
  expect([errors, code]).toEqual(['GitHub answers 404 to GET /pulls/8', 1]);
});
