import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '../check';
import type { Finding } from '../findings';
import { writeReport } from '../report';
import type { Side } from './example';
import { sampleSite } from './sample-site';
import { stampSamples } from './stamp-samples';

/** The day of the sample: pages that say what is found should be the same tomorrow. */
const now = Date.parse('2026-11-25T12:00:00+01:00');

/**
 * Checks the sample site with the changes of one side; returns the findings, and the report of them as it is printed.
 */
export async function tryExample({
  files: changes,
  isUnstamped = false,
}: Pick<Side, 'files' | 'isUnstamped'>): Promise<{ findings: Finding[]; report: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  try {
    for (const [path, file] of Object.entries({ ...sampleSite, ...changes })) {
      if (file === undefined) continue;
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      if (typeof file === 'string' || Buffer.isBuffer(file)) writeFileSync(target, file);
      else symlinkSync(file.linkTo, target);
    }
    if (!isUnstamped) await stampSamples(join(folder, 'content'));
    const findings = await checkContent({
      root: join(folder, 'content'),
      publicDir: join(folder, 'public'),
      knownPaths: ['/', '/contact', '/blog'],
      now,
    });
    const report =
      findings.length > 0 ? writeReport(findings, (_style, text) => text, { folder }) : '';
    return { findings, report };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
