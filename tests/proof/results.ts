import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, type Fault } from './fault';
import type { RunName } from './test-runs';

/** Where results are kept, and all that the test runs print. */
export const resultsFolder = 'node_modules/.cache/proof';
const resultsFile = join(resultsFolder, 'results.json');

/** Who has found a fault. `not quick`: not the quick run, and the whole gate was not asked. */
export type Finder = RunName | 'not quick' | 'nobody';

export type Result = {
  name: string;
  finder: Finder;
  /** The first failing test; empty where none failed. */
  failure: string;
  /** The seconds of all test runs with the fault. */
  seconds: number;
};

/** The results of a commit, and the test runs that pass there without a fault. */
export type Results = { commit: string; clean: RunName[]; faults: Result[] };

/** Returns what is known of a commit; nothing where another one was tried last. */
export function readResults(commit: string): Results {
  try {
    const kept: Results = JSON.parse(readFileSync(resultsFile, 'utf8'));
    if (kept.commit === commit) return kept;
  } catch {
    // No proof has been run yet.
  }
  return { commit, clean: [], faults: [] };
}

export function keepResults(results: Results): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}

/** Writes the table into the results folder, and returns it. */
export function keepTable(results: Results, faults: readonly Fault[]): string {
  const table = writeTable(results, faults);
  writeFileSync(join(resultsFolder, 'table.md'), table);
  return table;
}

const finders = {
  changed: 'the changed part of the quick run',
  quick: 'the quick run',
  whole: 'the whole gate',
  'not quick': 'not by the quick run',
  nobody: '**nobody**',
} as const satisfies Record<Finder, string>;

/** Returns the results as a table in Markdown, in the order of the faults, with a line of sums. */
function writeTable({ commit, faults: known }: Results, faults: readonly Fault[]): string {
  const rows = faults.flatMap((fault) => {
    const { name, file } = fault;
    const result = known.find((one) => one.name === name);
    if (!result) return [];
    const { finder, failure, seconds } = result;
    return [row([name, areaOf(fault), `\`${file}\``, finders[finder], failure, String(seconds)])];
  });
  const sums = (Object.keys(finders) as Finder[]).flatMap((finder) => {
    const number = known.filter((one) => one.finder === finder).length;
    return number > 0 ? [`${number} found by ${finders[finder]}`] : [];
  });
  return [
    row(['Fault', 'Area', 'File', 'Found by', 'First failing test', 'Seconds']),
    row(['---', '---', '---', '---', '---', '---:']),
    ...rows,
    '',
    `${sums.join(', ').replaceAll('found by not by', 'not found by')}; at ${commit.slice(0, 12)}.`,
    '',
  ].join('\n');
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
