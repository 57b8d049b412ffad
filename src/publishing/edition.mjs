// @ts-check
import { countPassed } from '../site/clock.mjs';

/**
 * The site stays as it is from one moment (`from`, milliseconds since 1970) until another: until something is published
 * or expires, or a year begins, which the footer names. Where it shows another `moment` than the present, it says so, and
 * an edition is of that moment alone.
 * @typedef {{ from: number, until: number, moment?: number }} Edition
 */

/**
 * Returns the edition of the site at a moment.
 * @param {readonly number[]} times at which something is published or expires, sorted, in milliseconds since 1970
 * @param {number} now
 * @returns {Edition}
 */
export function editionAt(times, now) {
  const passed = countPassed(times, now);
  const year = new Date(now).getUTCFullYear();
  return {
    from: Math.max(times[passed - 1] ?? Number.NEGATIVE_INFINITY, Date.UTC(year, 0)),
    until: Math.min(times[passed] ?? Number.POSITIVE_INFINITY, Date.UTC(year + 1, 0)),
  };
}

const mark = 'edition:';

/** The cache tag by which a page says that its document has expired. */
export const goneTag = 'gone';

/**
 * Returns the cache tag by which a page says which edition it was rendered from.
 * @param {Edition} edition
 */
export const editionTag = ({ from, until, moment }) =>
  `${mark}${from}:${until}${moment === undefined ? '' : `:${moment}`}`;

/**
 * Says whether an edition is the one to be shown.
 * @param {Edition} edition
 * @param {{ now: number, moment: number | undefined }} shown the time that the site shows, and the moment that is set
 */
export const isShown = ({ from, until, moment }, shown) =>
  from <= shown.now && shown.now < until && moment === shown.moment;

/**
 * Returns the editions among cache tags: several where something was published while the page was rendered.
 * @param {readonly string[]} tags
 * @returns {Edition[]}
 */
export function editionsIn(tags) {
  return tags
    .filter((tag) => tag.startsWith(mark))
    .map((tag) => {
      const [from, until, moment] = tag.slice(mark.length).split(':').map(Number);
      return { from: Number(from), until: Number(until), ...(moment !== undefined && { moment }) };
    });
}
