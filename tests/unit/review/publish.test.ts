import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readBoxes } from '@/tools/review/approvals.mjs';
import { type GithubStandIn, type StoredPull, startGithub } from '../../mocks/github-stand-in';
import { runPublish } from './run-publish';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const token = 'a-token-nobody-may-see';
const sha = 'c0ffee'.repeat(7).slice(0, 40);
const page = { address: '/pricing', hash: '0123456789abcdef' };
const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const results = join(folder, 'results');
let github: GithubStandIn;
let pull: StoredPull;

beforeAll(async () => {
  github = await startGithub(token);
});
afterAll(async () => {
  await github.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  leave({ 'comment.md': '## What this change does\n\nA price.', 'pages.json': [page] });
  pull = {
    number: 7,
    state: 'open',
    head: { sha, ref: 'prices', repo: { id: 5, owner: { login: 'writer' } } },
    files: [{ filename: 'content/plans/growth.yaml' }],
    comments: [],
  };
  github.pulls.splice(0, github.pulls.length, pull);
  github.statuses.length = 0;
});

/** What the run of the pull request has left. */
function leave(files: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(files)) {
    writeFileSync(join(results, name), typeof value === 'string' ? value : JSON.stringify(value));
  }
}

const run = {
  id: 99,
  event: 'pull_request',
  conclusion: 'success',
  head_sha: sha,
  head_branch: 'prices',
  head_repository: { id: 5, owner: { login: 'writer' } },
};

const publish = (event: object = { workflow_run: run }) =>
  runPublish({ api: github.url, token, folder, results, event });

/** The one comment there is. */
const written = () => {
  expect(pull.comments).toHaveLength(1);
  return pull.comments[0]?.body ?? '';
};
const tick = () => {
  const [comment] = pull.comments;
  if (comment) comment.body = comment.body.replace('- [ ]', '- [x]');
};

test('writes one comment, and the next run brings it up to date', async () => {
  await publish();
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
  expect(github.statuses.at(-1)).toMatchObject({ sha, state: 'success' });
  leave({ 'pages.json': [{ ...page, hash: 'ffffffffffffffff' }] });
  await publish();
  expect(readBoxes(written())).toMatchObject([{ isTicked: false }]);
  expect(written()).toContain('its content has changed since');
  expect(github.statuses.at(-1)).toMatchObject({ sha, state: 'pending' });
});

test.each([
  ['a file of code', { filename: 'src/tools/review/page-hashes.ts' }],
  ['a file moved out of the code', { filename: 'content/x.ts', previous_filename: 'src/x.ts' }],
])('%s among the changes takes the ticks away', async (_, file) => {
  await publish();
  tick();
  pull.files.push(file);
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
  expect(pull.comments).toEqual([]);
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
  await publish();
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
  expect(github.statuses.at(-1)).toMatchObject({ sha, state: 'failure' });
});

test('a change that touches no page needs no tick, unless its own code says so', async () => {
  leave({ 'pages.json': [] });
  await publish();
  expect(github.statuses.at(-1)).toMatchObject({
    state: 'success',
    description: 'no page to approve',
  });
  pull.files.push({ filename: 'src/tools/review/page-hashes.ts' });
  await publish();
  expect(github.statuses.at(-1)).toMatchObject({ state: 'pending' });
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
  const [comment] = pull.comments;
  if (comment) comment.body = comment.body.replaceAll('- [ ]', '- [x]');
  await publish();
  expect(github.statuses.at(-1)).toMatchObject({ state: 'success' });
  leave({
    'pages.json': long.map((one, at) => (at === 99 ? { ...one, hash: 'f'.repeat(16) } : one)),
  });
  await publish();
  expect(readBoxes(written()).filter(({ isTicked }) => !isTicked)).toHaveLength(1);
});

test('a comment of another account is not ours, and stays', async () => {
  await publish();
  const forged = { id: 1, body: written().replace('- [ ]', '- [x]'), user: { login: 'visitor' } };
  pull.comments.splice(0, 1, forged);
  await publish();
  expect(pull.comments[0]).toEqual(forged);
  expect(readBoxes(pull.comments[1]?.body ?? '')).toEqual([{ ...page, isTicked: false }]);
});

test('ours is found behind hundreds of others', async () => {
  const others = Array.from({ length: 250 }, (_, id) => ({ id, body: '+1', user: { login: 'b' } }));
  pull.comments.push(...others);
  await publish();
  await publish();
  expect(pull.comments).toHaveLength(251);
});

test('a ticked box counts, of the comment’s own commit only', async () => {
  await publish();
  tick();
  const event = () => ({ issue: { number: 7, pull_request: {} }, comment: pull.comments[0] });
  await publish(event());
  expect(github.statuses.at(-1)).toMatchObject({
    sha,
    state: 'success',
    description: 'every page is approved',
  });
  pull.head.sha = 'e'.repeat(40);
  const before = github.statuses.length;
  expect((await publish(event())).out).toBe('The comment is about an older commit.');
  expect(github.statuses).toHaveLength(before);
});

test('two people tick a page each; a line deleted by hand approves nothing', async () => {
  leave({ 'pages.json': [page, { ...page, address: '/faq' }] });
  await publish();
  const event = () => ({ issue: { number: 7, pull_request: {} }, comment: pull.comments[0] });
  tick();
  await publish(event());
  expect(github.statuses.at(-1)).toMatchObject({
    state: 'pending',
    description: '1 of 2 pages still open',
  });
  tick();
  await publish(event());
  expect(github.statuses.at(-1)).toMatchObject({ state: 'success' });
  const [comment] = pull.comments;
  if (comment) comment.body = comment.body.replace(/^- \[x\] .*\/faq.*\n/m, '');
  await publish(event());
  expect(github.statuses.at(-1)).toMatchObject({
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
  const [comment] = pull.comments;
  const event = () => ({ issue: { number: 7, pull_request: {} }, comment: { ...comment } });
  const before = event();
  tick();
  await publish(event());
  await publish(before);
  expect(github.statuses.map(({ state }) => state)).toEqual(['pending', 'success', 'success']);
});

test('a refusal of GitHub is a sentence without the token', async () => {
  await publish();
  const event = { issue: { number: 8, pull_request: {} }, comment: pull.comments[0] };
  const { errors, code } = await publish(event);
  expect([errors, code]).toEqual(['GitHub answers 404 to GET /pulls/8', 1]);
});
