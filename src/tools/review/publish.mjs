// @ts-check

/**
 * `npm run review:publish -- <folder>`, in a workflow: writes the comment of a pull request from what its own run left in
 * `folder`, or, after a person has ticked a box, only says how many are open. It has a right to write, so it runs no code
 * of the pull request, installs nothing, and takes all it reads for hostile: what to write to is what GitHub says.
 */
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitPages, isListWhole, keepTicks, readBoxes, readPages } from './approvals.mjs';
import { boxesNote, composeComment, isOurs, readCommit } from './compose.mjs';
import { listAll, openApi } from './github.mjs';

/** The largest file that is read, in bytes. */
const mostBytes = 512 * 1024;
/** What a change of content touches; other files may change what the run says of itself. */
const content = /^(?:content|messages|public)\//;

const { env } = process;
const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
const repository = env.GITHUB_REPOSITORY ?? '';
const api = openApi({
  api: env.GITHUB_API_URL ?? 'https://api.github.com',
  repository,
  token: env.GITHUB_TOKEN ?? '',
});

try {
  const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? '', 'utf8'));
  console.log(event.workflow_run ? await publish(event.workflow_run) : await count(event));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {Record<string, any>} run
 * @returns {Promise<string>} what was done
 */
async function publish(run) {
  // One that was cancelled, or waits for leave to run, has nothing to say; the comment of before stays.
  if (!['success', 'failure', 'timed_out'].includes(run.conclusion)) {
    return `The run ended as "${run.conclusion}": nothing is written.`;
  }
  const pull = await findPull(run);
  if (!pull) return 'No open pull request has this commit any more: nothing is written.';
  const files = await listAll(api, `/pulls/${pull.number}/files`, 30);
  const others = files.items.filter(
    ({ filename, previous_filename: old = filename }) => ![filename, old].every(isContent),
  );
  const isContentOnly = files.isWhole && others.length === 0;
  const present = await findComment(pull.number);
  const site = readOrigin(env.REVIEW_SITE?.replaceAll('{pull}', `${Number(pull.number)}`));
  const found = parse(readIfThere('pages.json') ?? 'null');
  const pages = fitPages(allPages(readPages(found), isContentOnly, pull.head.sha), site);
  // A change of code may change how a page's content is hashed: a tick from before says nothing then.
  const { boxes, lost } = keepTicks(isContentOnly ? (present?.body ?? '') : '', pages);
  const body = composeComment({
    text: readIfThere('comment.md') ?? 'The run of this pull request left no result to show.',
    boxes,
    lost,
    otherFiles: isContentOnly ? 0 : Math.max(1, others.length),
    commit: pull.head.sha,
    runUrl: `${server}/${repository}/actions/runs/${Number(run.id)}`,
    site,
  });
  if (present) await api('PATCH', `/issues/comments/${present.id}`, { body });
  else await api('POST', `/issues/${pull.number}/comments`, { body });
  const note = await setStatus(pull.head.sha, Array.isArray(found) ? boxes : undefined);
  return `Comment of pull request ${pull.number}: ${note}`;
}

/**
 * The code of a change may say of itself that it touches no page: then a person looks at the whole of it.
 * @param {import('./approvals.mjs').TouchedPage[]} pages
 * @param {boolean} isContentOnly
 * @param {string} sha
 */
function allPages(pages, isContentOnly, sha) {
  const isSilent = pages.length === 0 && !isContentOnly;
  return isSilent ? [{ address: 'others', hash: sha.slice(0, 16) }] : pages;
}

/**
 * After an edit of the comment: only its own boxes are counted. The comment is read anew, as GitHub may bring two edits
 * in another order than they were made.
 * @param {Record<string, any>} event
 */
async function count({ issue, comment: edited }) {
  if (!issue?.pull_request || !isOurs(edited)) return 'This comment has no boxes.';
  const pull = /** @type {any} */ (await api('GET', `/pulls/${Number(issue.number)}`));
  const comment = /** @type {any} */ (await api('GET', `/issues/comments/${Number(edited.id)}`));
  if (!isOurs(comment)) return 'This comment has no boxes.';
  if (readCommit(comment.body) !== pull.head.sha) return 'The comment is about an older commit.';
  const boxes = isListWhole(comment.body) ? readBoxes(comment.body) : undefined;
  return `Pull request ${pull.number}: ${await setStatus(pull.head.sha, boxes)}`;
}

/**
 * The pull request of a run, as GitHub knows it: a run of a fork names none, and what it left may name any.
 * @param {Record<string, any>} run
 */
async function findPull({ event, head_sha: sha, head_branch: branch, head_repository: from }) {
  if (event !== 'pull_request') return undefined;
  const head = encodeURIComponent(`${from?.owner?.login}:${branch}`);
  const { items } = await listAll(api, `/pulls?state=open&head=${head}`, 1);
  return items.find((pull) => pull.head?.sha === sha && pull.head?.repo?.id === from?.id);
}

/** @param {number} pull */
async function findComment(pull) {
  const { items } = await listAll(api, `/issues/${pull}/comments`, 20);
  return items.find(isOurs);
}

/**
 * Marks a commit, and returns what the mark says. Without a list nothing is approved.
 * @param {string} sha
 * @param {readonly { isTicked: boolean }[] | undefined} boxes
 */
async function setStatus(sha, boxes) {
  const description = boxes
    ? boxesNote(boxes)
    : 'the list of pages is not whole: run the workflow Content again';
  const isDone = boxes?.every(({ isTicked }) => isTicked);
  const state = boxes ? (isDone ? 'success' : 'pending') : 'failure';
  await api('POST', `/statuses/${sha}`, { context: 'Approval by page', state, description });
  return description;
}

/** @param {unknown} path */
function isContent(path) {
  return typeof path === 'string' && content.test(path);
}

/** @param {string} name */
function readIfThere(name) {
  const path = join(process.argv[2] ?? '.', name);
  // A link could lead to what this process knows, and from there into a public comment.
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= mostBytes ? readFileSync(path, 'utf8') : undefined;
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} site */
function readOrigin(site) {
  return site && URL.canParse(site) ? new URL(site).origin : undefined;
}
