import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckCache, checkContent } from '@/tools/content/check';
import { writeCorpus } from './corpus';

/**
 * `npm run bench content [-- 100 1000]`: what the check costs at each size, first and again after one save.
 * CPU seconds count all threads; the budget is 3 for 1,000 documents.
 */
export async function benchContent(sizes: string[]): Promise<void> {
  const rows = [];
  for (const size of sizes.length > 0 ? sizes : ['100', '1000'])
    rows.push(...(await measure(Number(size))));
  console.table(rows);
}

async function measure(documents: number) {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    writeCorpus(folder, documents);
    const cache: CheckCache = new Map();
    const options = { root: join(folder, 'content'), publicDir: join(folder, 'public'), cache };
    const run = async (what: string) => {
      const [cpu, wall] = [process.cpuUsage(), performance.now()];
      const mistakes = await checkContent(options);
      const { user, system } = process.cpuUsage(cpu);
      return {
        documents,
        what,
        'CPU s': ((user + system) / 1e6).toFixed(2),
        'wall s': ((performance.now() - wall) / 1000).toFixed(2),
        mistakes: mistakes.length,
      };
    };
    const first = await run('all files');
    cache.delete(join(options.root, 'blog/article-0.mdx'));
    return [first, await run('one file saved')];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
