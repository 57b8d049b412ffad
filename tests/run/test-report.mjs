import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a runner of tests leaves for `npm test`: how many passed and failed, the seconds of each file or test, and the
 * pages that browser tests had open, by their files.
 * @typedef {{ passed: number, failed: number, times: { name: string, file: string, seconds: number }[],
 *   visits?: Record<string, string[]> }} TestReport
 */

/** The annotation in which a browser test names the paths of the pages it had open. */
export const visitedPages = 'visited';

/** Where a reporter writes; undefined for a run that was not begun by `npm test`. */
export const reportFile = process.env.TEST_REPORT;

/** @param {TestReport} report */
export function writeReport(report) {
  if (!reportFile) return;
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, JSON.stringify(report));
}

/** Reads a report; a runner that has left none has failed once. @param {string} file @returns {TestReport} */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, times: [] };
  }
}
