import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type GithubStandIn, type StoredPull, startGithub } from '../../mocks/github-stand-in';
import { runPublish, startPublish } from './run-publish';

export const token = 'a-token-that-must-stay-secret';
export const sha = 'c0ffee'.repeat(7).slice(0, 40);
export const page = { address: '/pricing', hash: '0123456789abcdef' };

/** The run of the pull request, as GitHub tells of it. */
export const run = {
  id: 99,
  event: 'pull_request',
  conclusion: 'success',
  head_sha: sha,
  head_branch: 'prices',
  head_repository: { id: 5, owner: { login: 'writer' } },
};

/** Opens a pull request on a stand-in for GitHub, anew before each test of the file, whose run touched `page`. */
export function openPullRequest() {
  // Some start a process, slowly on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const results = join(folder, 'results');
  const state: { github: GithubStandIn; pull: StoredPull } = Object.create(null);

  /** Writes what the run of the pull request leaves. */
  function leave(files: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(files))
      writeFileSync(join(results, name), typeof value === 'string' ? value : JSON.stringify(value));
  }

  beforeAll(async () => {
    state.github = await startGithub(token);
  });
  afterAll(async () => {
    await state.github.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results);
    leave({ 'comment.md': '## What this change does\n\nA price.', 'pages.json': [page] });
    state.pull = {
      number: 7,
      state: 'open',
      head: { sha, ref: 'prices', repo: { id: 5, owner: { login: 'writer' } } },
      files: [{ filename: 'content/plans/growth.yaml' }],
      comments: [],
    };
    state.github.pulls.splice(0, state.github.pulls.length, state.pull);
    state.github.statuses.length = 0;
  });

  const settingsFor = (event: object) => ({
    api: state.github.url,
    token,
    folder,
    results,
    event,
  });
  return {
    state,
    results,
    leave,
    publish: (event: object = { workflow_run: run }) => runPublish(settingsFor(event)),
    /** The same in a process of its own. */
    start: () => startPublish(settingsFor({ workflow_run: run })),
    /** The one comment there is. */
    written() {
      expect(state.pull.comments).toHaveLength(1);
      return state.pull.comments[0]?.body ?? '';
    },
    tick() {
      const [comment] = state.pull.comments;
      if (comment) comment.body = comment.body.replace('- [ ]', '- [x]');
    },
    /** What GitHub sends when the comment is edited. */
    edited: () => ({
      issue: { number: 7, pull_request: {} },
      comment: { ...state.pull.comments[0] },
    }),
  };
}
