/** `npm run content:check`: the check alone, for people, programs and workflows. */
import { dirname } from 'node:path';
import { type CheckCache, checkContent } from './check';
import { type CheckOptions, readOptions, UsageError, usage } from './check-options';
import type { Finding } from './findings';
import { writeAnnotations, writeJson } from './machine-reports';
import { byLevel, count, painter, writeReport } from './report';

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nnpm run content:check -- --help says what there is.\n`);
  return 2;
});

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(usage);
    return 0;
  }
  switch (options.mode) {
    case 'explain': {
      const { explain } = await import('./explain/explain');
      return explain(options.names[0] ?? '');
    }
    case 'write-docs': {
      const { writeDocs } = await import('./explain/write-docs');
      return writeDocs();
    }
    case 'fix': {
      const { fixContent } = await import('./fix/fix-content');
      await fixContent(options.root);
      return checkOnce(options);
    }
    case 'translated': {
      const { stampTranslations } = await import('./fix/stamp-translations');
      return stampTranslations(options);
    }
    case 'watch': {
      const { watchContent } = await import('./watch-content');
      return watchContent(options, (cache) => checkOnce(options, cache));
    }
    default:
      return checkOnce(options);
  }
}

/** Checks all, and reports; `cache` remembers what was read before. */
async function checkOnce(options: CheckOptions, cache: CheckCache = new Map()): Promise<0 | 1> {
  const started = performance.now();
  const findings = await checkContent({ ...options, cache });
  report(findings, options, { documents: cache.size, started });
  const { errors, warnings } = byLevel(findings);
  return errors.length > 0 || warnings.length > options.maxWarnings ? 1 : 0;
}

function report(
  findings: readonly Finding[],
  { mode, root, maxWarnings }: CheckOptions,
  { documents, started }: { documents: number; started: number },
): void {
  const { stdout, stderr } = process;
  if (mode === 'json') stdout.write(writeJson(documents, findings));
  else if (mode === 'github') stdout.write(writeAnnotations(findings));
  else if (findings.length > 0) {
    const columns = Math.max(60, Math.min(stderr.columns ?? 100, 120));
    stderr.write(writeReport(findings, painter(stderr), { folder: dirname(root), columns }));
    const { length } = byLevel(findings).warnings;
    if (length > maxWarnings) stderr.write(`More warnings than the ${maxWarnings} allowed.\n`);
  } else if (stdout.isTTY || mode === 'watch') {
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    stdout.write(
      `content: ${count(documents, 'document')} checked in ${seconds} s, nothing found\n`,
    );
  }
}
