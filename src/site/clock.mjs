// @ts-check

/*
 * The one place that says what time it is for what visitors are shown: gates, lists, pages, feeds, the sitemap, the
 * search. `SITE_NOW` shows the site as of another moment. That clock stands still, so that all processes of a build and
 * of a server, and two runs a week apart, show the same. What measures durations, limits, mails and logs has the
 * machine's own clock. Next runs this file as it stands, too, so it reads the variable itself.
 */

const form =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Returns a moment in milliseconds since 1970; undefined where a text is none, has no offset, or names a day that the
 * calendar has not.
 * @param {string} text
 */
export function readMoment(text) {
  const [, day] = form.exec(text) ?? [];
  if (day === undefined) return undefined;
  const known = new Date(`${day}T00:00:00Z`);
  const isDay = Number.isFinite(known.getTime()) && known.toISOString().startsWith(day);
  return isDay ? Date.parse(text) : undefined;
}

/** What a moment has to look like, for anyone who has written none. */
export const momentForm =
  'a date and time with its offset, such as 2027-03-01T09:00:00+01:00 (summer time: +02:00)';

/**
 * Returns the moment that is set, as it was written, where the site does not show the present.
 * @returns {string | undefined}
 */
export function setMoment() {
  return process.env.SITE_NOW || undefined;
}

/**
 * Returns the sentence that says what is wrong with SITE_NOW; undefined where it is right or not set.
 * @returns {string | undefined}
 */
export function findWrongMoment() {
  const text = setMoment();
  if (text === undefined || readMoment(text) !== undefined) return undefined;
  return `SITE_NOW is wrong: write ${momentForm}.`;
}

/**
 * Returns the time that the site shows, in milliseconds since 1970. Throws where SITE_NOW is no moment.
 * @returns {number}
 */
export function siteTime() {
  const text = setMoment();
  if (text === undefined) return Date.now();
  const time = readMoment(text);
  if (time === undefined) throw new Error(findWrongMoment());
  return time;
}

/**
 * Returns the time that the site shows and, where it is not the present, the moment that is set, which is then the same.
 * @returns {{ now: number, moment: number | undefined }}
 */
export function shownTime() {
  const now = siteTime();
  return { now, moment: setMoment() === undefined ? undefined : now };
}

/**
 * Returns how many of some times are not after `now`, in a few steps, however many there are.
 * @param {readonly (number | null)[]} times sorted; null, which can only be the first, is the beginning
 * @param {number} now
 */
export function countPassed(times, now) {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? Number.NEGATIVE_INFINITY) <= now) from = middle + 1;
    else to = middle;
  }
  return from;
}
