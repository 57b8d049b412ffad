import { dirname, relative } from 'node:path';
import { type CheckCache, checkContent } from './check';
import type { CheckOptions } from './check-options';
import type { Finding } from './findings';
import { writeAnnotations, writeJson } from './machine-reports';
import { byLevel, count, painter, writeReport } from './report';

interface Before {
  /** Remembers what was read before. */
  readonly cache?: CheckCache;
  /** The files (absolute) that were saved since. */
  readonly changed?: ReadonlySet<string> | undefined;
}

/** Checks all, and reports; returns the exit code. */
export async function checkOnce(
  options: CheckOptions,
  { cache = new Map(), changed = new Set() }: Before = {},
): Promise<0 | 1> {
  const started = performance.now();
  const findings = await checkContent({ ...options, cache });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const { mode, root } = options;
  if (mode === 'json') process.stdout.write(writeJson(cache.size, findings));
  else if (mode === 'github') process.stdout.write(writeAnnotations(findings));
  else if (findings.length > 0) {
    const folder = dirname(root);
    const last = new Set([...changed].map((path) => relative(folder, path)));
    reportToPeople(findings, options, last);
  } else if (process.stdout.isTTY || mode === 'watch') {
    const documents = count(cache.size, 'document');
    process.stdout.write(`content: ${documents} checked in ${seconds} s, nothing found\n`);
  }
  const { errors, warnings } = byLevel(findings);
  return errors.length > 0 || warnings.length > options.maxWarnings ? 1 : 0;
}

/** While it watches, all is said in one place, so that what belongs together stays together in a file. */
function reportToPeople(
  findings: readonly Finding[],
  { mode, root, maxWarnings }: CheckOptions,
  last: ReadonlySet<string>,
): void {
  const stream = mode === 'watch' ? process.stdout : process.stderr;
  const columns = Math.max(60, Math.min(stream.columns || 100, 120));
  const folder = dirname(root);
  stream.write(writeReport(findings, painter(stream), { folder, columns, last }));
  const { length } = byLevel(findings).warnings;
  if (length > maxWarnings) stream.write(`More warnings than the ${maxWarnings} allowed.\n`);
}
