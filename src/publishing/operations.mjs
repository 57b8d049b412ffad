// @ts-check

/*
 * What operators see of kept pages. Next runs these files as they stand, so they cannot import what counts and logs
 * (`metrics.ts`, `log.ts`, `current-request.ts` in `src/server/`), but know it by its global names.
 */

/** @returns {import('../server/metrics').Meter | undefined} none while the site is built */
const meter = () => Reflect.get(globalThis, Symbol.for('amberline.meter'));

/**
 * Counts a page that was kept, rendered, or kept but out of date or broken.
 * @param {'hit' | 'rendered' | 'stale'} result
 */
export function countPage(result) {
  meter()?.count('page_cache_total', { result });
}

/**
 * Writes one JSON line about something an operator should look at.
 * @param {string} event
 * @param {Record<string, string>} details
 */
export function logError(event, details) {
  meter()?.count('log_lines_total', { level: 'error' });
  /** @type {import('../server/current-request').CurrentRequestStore | undefined} */
  const store = Reflect.get(globalThis, Symbol.for('amberline.request'));
  const request = store?.getStore();
  const time = new Date().toISOString();
  const id = request?.isAnswered ? undefined : request?.id;
  console.error(JSON.stringify({ time, level: 'error', event, request: id, ...details }));
}
