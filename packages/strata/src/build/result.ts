import type { Way } from '../compile/types';
import type { Finding } from '../finding';
import type { BuiltDocument } from './documents';
import type { SessionReading } from './session';

export interface BuildResult {
  readonly isOk: boolean;
  readonly findings: readonly Finding[];
  /** How many documents there are, and how many came from the cache. */
  readonly documents: number;
  readonly cached: number;
  /** How many of them are not in the output, by the flags of the config. */
  readonly leftOut: number;
  /** How many bodies each way compiled, now or when they were stored. */
  readonly ways: Readonly<Record<Way, number>>;
  /** Paths under `.contentlayer`. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly milliseconds: number;
}

export const nothingBuilt: BuildResult = {
  isOk: false,
  findings: [],
  documents: 0,
  cached: 0,
  leftOut: 0,
  ways: { native: 0, bridged: 0, exact: 0 },
  written: [],
  removed: [],
  milliseconds: 0,
};

/** Counts what a build did. */
export function summarise(
  documents: ReadonlyMap<string, BuiltDocument>,
  { read, published, findings }: SessionReading,
): BuildResult {
  const ways = { ...nothingBuilt.ways };
  let cached = 0;
  for (const [id, { document, isCached }] of documents) {
    for (const { way } of document.ways) ways[way] += 1;
    if (isCached || !read.has(id)) cached += 1;
  }
  const isOk = findings.every(({ level }) => level === 'warning');
  const leftOut = documents.size - published.size;
  return { ...nothingBuilt, isOk, findings, documents: documents.size, cached, leftOut, ways };
}
