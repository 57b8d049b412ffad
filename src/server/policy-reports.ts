import { policyReportLimits } from '@/site/limits';
import { defineHandler, type Post } from './handler';
import { takeUnit } from './limits';
import { logInfo } from './log';
import { invalid, limited, noted, type Outcome } from './outcomes';
import { readViolation, type Violation } from './violation';

/**
 * Takes browsers' reports of what a page's policy has stopped (`src/site/content-policy.mjs`) and writes one log line per
 * batch: directives, origins and paths, nothing of a visitor. Browsers read no answer.
 */
export const policyReportHandler = defineHandler({
  name: 'policy-report',
  sender: 'own-pages',
  bytes: { reports: policyReportLimits.bodyBytes },
  faults: 'policyReport',
  handle: takeReports,
});

async function takeReports({ fields, client }: Post): Promise<Outcome> {
  const reports = fields.get('reports');
  const list = Array.isArray(reports) ? reports.slice(0, policyReportLimits.read) : [];
  const read = list.map(readViolation).filter((one) => one !== undefined);
  if (read.length === 0) return invalid({});
  const violations = read.filter((one) => one !== 'extension');
  if (violations.length === 0) return noted;
  // A flood costs no lines: the ceiling's own line says that there is one.
  const own = client.isShared ? undefined : await takeUnit('policyReport', client.key);
  if (own && !own.ok) return limited(own);
  const total = await takeUnit('policyReportTotal', 'all');
  if (!total.ok) return limited(total);
  logInfo('policy.violated', { count: violations.length, what: describe(violations) });
  return noted;
}

function describe(violations: readonly Violation[]): string {
  const lines = violations.map(
    ({ directive, disposition, blocked, page, source }) =>
      `${directive} ${blocked} on ${page}${source && ` by ${source}`} (${disposition})`,
  );
  return [...new Set(lines)].slice(0, policyReportLimits.named).join('; ');
}
