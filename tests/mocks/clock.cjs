/**
 * Preloaded into a server (`NODE_OPTIONS=--require`), stops its clock at the time in the file CLOCK_FILE, in
 * milliseconds since 1970. A new time in the file counts at once. Next takes a page's age from `performance`, all other
 * code reads `Date`. Timers run as usual.
 */
const { readFileSync } = require('node:fs');

const now = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));

globalThis.Date = new Proxy(Date, {
  apply: (RealDate) => new RealDate(now()).toString(),
  construct: (RealDate, values, target) =>
    Reflect.construct(RealDate, values.length === 0 ? [now()] : values, target),
});
globalThis.Date.now = now;
performance.now = () => now() - performance.timeOrigin;
