import { relative } from 'node:path';
import { count, painter } from '../report';

/** Programs that change many files take breaths in between; this many milliseconds without a change, they are done. */
export const quiet = 150;

/** The line above a check that follows a save: when, and what was saved. */
export function writeHeadline(changed: ReadonlySet<string>): string {
  const [first = '', ...others] = [...changed].map((path) => relative('', path)).sort();
  const saved = others.length === 0 ? first : count(changed.size, 'file');
  const time = new Date().toLocaleTimeString('en-GB');
  return `\n${painter(process.stdout)('dim', `── ${time} ── ${saved} ──`)}\n`;
}
