// @ts-check
import { createHash } from 'node:crypto';

/**
 * A box per touched page in the comment of a pull request. A tick holds as long as the page's content is the one that was
 * looked at: its hash stands beside the box, where people do not see it. Node runs this file as it stands, beside a right
 * to write comments and without a package.
 *
 * @typedef {{ address: string, hash: string }} TouchedPage
 * @typedef {TouchedPage & { isTicked: boolean }} ApprovalBox
 * @typedef {{ address: string, why: string }} LostTick
 */

const start = '<!-- content-review:pages -->';
const end = '<!-- /content-review:pages -->';
const amount = /^<!-- content-review:boxes (\d{1,4}) -->$/m;
/** What all boxes may take of a comment, in characters: half of the longest there can be. */
const mostCharacters = 32_000;
const box = /^- \[([ xX])\] .{0,1000}<!-- page (\S{1,600}) ([0-9a-f]{16}) -->\s*$/;

/** What addresses a box may have: those of the site, and one for all pages beyond the most boxes. */
const address = /^(?:\/|(?:\/[\w~-]+(?:\.[\w~-]+)*)+|others)$/;
const hash = /^[0-9a-f]{16}$/;

/**
 * Takes the pages of a change from what may be anything; those that are none are left out.
 * @param {unknown} value
 * @returns {TouchedPage[]} each address once
 */
export function readPages(value) {
  if (!Array.isArray(value)) return [];
  /** @type {Map<string, TouchedPage>} */
  const pages = new Map();
  for (const page of value) {
    if (!isPage(page) || pages.has(page.address)) continue;
    pages.set(page.address, { address: page.address, hash: page.hash });
  }
  return [...pages.values()];
}

/**
 * @param {unknown} page
 * @returns {page is TouchedPage}
 */
function isPage(page) {
  if (typeof page !== 'object' || page === null) return false;
  const { address: path, hash: sum } = /** @type {Partial<Record<string, unknown>>} */ (page);
  const isPath = typeof path === 'string' && path.length <= 300 && address.test(path);
  return isPath && typeof sum === 'string' && hash.test(sum);
}

/**
 * Reads the boxes of a comment, whatever became of its text: only whole lines of the last list count, and an address
 * that stands there twice is ticked when both are, for the same content.
 * @param {string} text
 * @returns {ApprovalBox[]}
 */
export function readBoxes(text) {
  const from = text.lastIndexOf(start);
  if (from === -1) return [];
  const to = text.indexOf(end, from);
  /** @type {Map<string, ApprovalBox>} */
  const boxes = new Map();
  for (const line of text.slice(from, to === -1 ? undefined : to).split(/\r?\n/)) {
    const [, mark, path, sum = ''] = box.exec(line) ?? [];
    if (path === undefined) continue;
    const page = { address: path.replaceAll('%2D', '-'), hash: sum };
    if (!isPage(page)) continue;
    const other = boxes.get(page.address);
    const isTicked = mark !== ' ' && (other?.isTicked ?? true) && (other?.hash ?? sum) === sum;
    boxes.set(page.address, { ...page, isTicked });
  }
  return [...boxes.values()];
}

/**
 * Returns a box for each page, ticked where it was and the hash is still the same, and which ticks are lost and why.
 * @param {string} present the text of the comment as it is now
 * @param {readonly TouchedPage[]} pages
 * @returns {{ boxes: ApprovalBox[], lost: LostTick[] }}
 */
export function keepTicks(present, pages) {
  const known = new Map(readBoxes(present).map((one) => [one.address, one]));
  /** @type {LostTick[]} */
  const lost = [];
  const boxes = pages.map((page) => {
    const before = known.get(page.address);
    known.delete(page.address);
    const isSame = before?.hash === page.hash;
    if (before?.isTicked && !isSame) {
      lost.push({ address: page.address, why: 'its content has changed since' });
    }
    return { ...page, isTicked: isSame && before.isTicked };
  });
  for (const { address: path, isTicked } of known.values()) {
    if (isTicked) lost.push({ address: path, why: 'this change does not touch it any more' });
  }
  return { boxes, lost };
}

/**
 * Returns the pages that have room for a box each; all others share the last one, whose hash is made of theirs.
 * @param {readonly TouchedPage[]} pages
 * @param {string} [site]
 * @returns {TouchedPage[]}
 */
export function fitPages(pages, site) {
  /** @type {TouchedPage[]} */
  const fitting = [];
  let free = mostCharacters;
  for (const page of pages) {
    free -= writeBox({ ...page, isTicked: false }, site).length + 1;
    if (free < 0) break;
    fitting.push(page);
  }
  if (fitting.length === pages.length) return fitting;
  const rest = pages.slice(fitting.length - 1);
  const sum = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16);
  return [...fitting.slice(0, -1), { address: 'others', hash: sum }];
}

/**
 * Says whether a list has all boxes it was written with: a person may have deleted a line of the comment.
 * @param {string} text
 */
export function isListWhole(text) {
  const [, written] = amount.exec(text.slice(text.lastIndexOf(start))) ?? [];
  return Number(written) === readBoxes(text).length;
}

/**
 * Writes the list of boxes, as `readBoxes` reads it.
 * @param {readonly ApprovalBox[]} boxes
 * @param {string} [site] the origin the addresses become links to
 */
export function writeBoxes(boxes, site) {
  const lines = boxes.map((one) => writeBox(one, site));
  return [start, `<!-- content-review:boxes ${boxes.length} -->`, ...lines, end].join('\n');
}

/**
 * @param {ApprovalBox} box
 * @param {string | undefined} site
 */
function writeBox({ address: path, hash: sum, isTicked }, site) {
  const name = path === 'others' ? 'All else that this change touches' : `\`${path}\``;
  const shown = site && path !== 'others' ? `[${name}](${site}${path})` : name;
  // Two hyphens in a row would end the comment for some readers of Markdown.
  const kept = path.replaceAll('--', '-%2D');
  return `- [${isTicked ? 'x' : ' '}] ${shown} <!-- page ${kept} ${sum} -->`;
}
