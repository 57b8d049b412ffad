// @ts-check
import { writeBoxes } from './approvals.mjs';
import { cutSections } from './cut-sections.mjs';
import { defuse } from './defuse.mjs';

/** The comment of a pull request, put together of text that may be anyone's. Node runs this file as it stands. */

/** The first line of the comment, by which it is found again; people do not see it. */
export const marker = '<!-- content-review -->';
const commitLine = /^<!-- content-review:commit ([0-9a-f]{40}) -->$/m;

/** GitHub refuses longer comments. */
const mostCharacters = 65_536;
const mostLost = 20;

/**
 * @param {object} parts
 * @param {string} parts.text what `review:comment` wrote
 * @param {readonly import('./approvals.mjs').ApprovalBox[]} parts.boxes
 * @param {readonly import('./approvals.mjs').LostTick[]} parts.lost
 * @param {number} parts.otherFiles how many files the change has that are no content
 * @param {string} parts.commit the commit the comment is about
 * @param {string} parts.runUrl where the whole of it is
 * @param {string | undefined} parts.site the origin of a preview of the change
 * @returns {string} at most as long as GitHub takes
 */
export function composeComment({ text, boxes, lost, otherFiles, commit, runUrl, site }) {
  const head = [marker, `<!-- content-review:commit ${commit} -->`];
  const list = [
    '## Approval by page',
    '',
    boxes.length === 0
      ? 'No page is known to change.'
      : 'Tick a page once you have looked at it. A tick goes when the content of its page changes.',
    '',
    writeBoxes(boxes, site),
    '',
    ...writeLost(lost),
    ...(otherFiles > 0 ? [warning(otherFiles), ''] : []),
    `<sub>About ${commit.slice(0, 12)}. Pictures and the whole text: artifacts of [the run](${runUrl}).</sub>`,
  ].join('\n');
  const free = mostCharacters - head.join('\n').length - list.length - 4;
  return [...head, fit(text, free, site), '', list].join('\n');
}

/** @param {readonly { isTicked: boolean }[]} boxes */
export function boxesNote(boxes) {
  const open = boxes.filter(({ isTicked }) => !isTicked).length;
  if (boxes.length === 0) return 'no page to approve';
  return open === 0 ? 'every page is approved' : `${open} of ${boxes.length} pages still open`;
}

/**
 * Says whether a comment is the one that was written here: of GitHub's own account, with our first line.
 * @param {Record<string, any> | undefined} comment
 */
export function isOurs(comment) {
  const { user, body } = comment ?? {};
  return user?.login === 'github-actions[bot]' && String(body).startsWith(marker);
}

/** @param {string} body */
export const readCommit = (body) => commitLine.exec(body)?.[1];

/**
 * @param {string} text
 * @param {number} free
 * @param {string | undefined} site
 */
function fit(text, free, site) {
  // Making text harmless makes it longer, by how much is not known before.
  for (let most = free; most > free / 16; most = Math.floor(most / 1.1)) {
    const safe = defuse(cutSections(text, most, leftNote), site);
    if (safe.length <= free) return safe;
  }
  return leftNote([]);
}

/** @param {string[]} titles */
function leftNote(titles) {
  const names = titles.slice(0, 10).join('; ');
  const more = titles.length > 10 ? ` and ${titles.length - 10} more sections` : '';
  return `Left out, as a comment holds ${mostCharacters} characters: ${names || 'all'}${more}. The whole is in the artifacts of the run.`;
}

/** @param {readonly import('./approvals.mjs').LostTick[]} lost */
function writeLost(lost) {
  if (lost.length === 0) return [];
  const lines = lost.slice(0, mostLost).map(({ address, why }) => `- \`${address}\`: ${why}`);
  const more = lost.length > mostLost ? [`- and ${lost.length - mostLost} more`] : [];
  return ['No longer ticked:', '', ...lines, ...more, ''];
}

/** @param {number} files */
function warning(files) {
  const what = files === 1 ? '1 file that is' : `${files} files that are`;
  return `> This change has ${what} no content. What is said above was made by its own code, and ticks from before are not kept.`;
}
