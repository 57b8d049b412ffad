import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckCache, checkContent } from '@/tools/content/check';
import { writeCorpus } from './corpus';
import { benchEngines } from './engines/bench';

type Cost = { cpu: number; wall: number };

/**
 * `npm run bench content [-- 100 1000 --only strata --longest 900]`: what content costs at each size. First our own check
 * (all files, then one save; its budget is 3 CPU seconds for 1,000 documents), then strata beside its peers: cold,
 * unchanged, one file. CPU seconds count all threads and processes.
 */
export async function benchContent(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      longest: { type: 'string', default: '900' },
    },
  });
  const sizes = (positionals.length > 0 ? positionals : ['100', '1000']).map(Number);
  if (values.only.length === 0) {
    const rows = [];
    for (const size of sizes) rows.push(...(await measure(size)));
    console.table(rows);
  }
  await benchEngines({ sizes, only: values.only, longest: Number(values.longest) });
}

async function measure(documents: number) {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    writeCorpus(folder, documents);
    const cache: CheckCache = new Map();
    const check = () => measureCheck(folder, cache);
    const all = await check();
    cache.delete(join(folder, 'content/blog/article-0.mdx'));
    const costs = { 'check, all files': all, 'check, one file saved': await check() };
    return Object.entries(costs).map(([what, { cpu, wall }]) => ({
      documents,
      what,
      'CPU s': cpu.toFixed(2),
      'wall s': wall.toFixed(2),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureCheck(folder: string, cache: CheckCache): Promise<Cost> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const options = { root: join(folder, 'content'), publicDir: join(folder, 'public'), cache };
  const mistakes = await checkContent(options);
  if (mistakes.length > 0) throw new Error(`The corpus has ${mistakes.length} mistakes`);
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1e6, wall: (performance.now() - wall) / 1000 };
}
