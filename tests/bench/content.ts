import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CheckCache, checkContent } from '@/tools/content/check';
import { writeCorpus } from './corpus';

type Cost = { cpu: number; wall: number };

/**
 * `npm run bench content [-- 100 1000]`: the time content takes at each size: our check (all files, then one save) and
 * Contentlayer's own compilation (cold, then unchanged). CPU seconds count all threads; the check's budget is 3 for
 * 1,000 documents.
 */
export async function benchContent(sizes: string[]): Promise<void> {
  const rows = [];
  for (const size of sizes.length > 0 ? sizes : ['100', '1000']) {
    rows.push(...(await measure(Number(size))));
  }
  console.table(rows);
}

async function measure(documents: number) {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    writeCorpus(folder, documents);
    const cache: CheckCache = new Map();
    const check = () => measureCheck(folder, cache);
    const all = await check();
    cache.delete(join(folder, 'content/blog/article-0.mdx'));
    const costs = {
      'check, all files': all,
      'check, one file saved': await check(),
      'compile, cold': measureCompilation(folder),
      'compile, unchanged': measureCompilation(folder),
    };
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

/** Runs Contentlayer in the corpus' folder with our configuration; the shell counts the CPU time of all children. */
function measureCompilation(folder: string): Cost {
  for (const name of ['src', 'contentlayer.config.ts', 'package.json', 'tsconfig.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(resolve('node_modules'), packages);
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'time -p node_modules/.bin/contentlayer2 build'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(stderr);
  const seconds = (name: string) => Number(stderr.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]);
  return { cpu: seconds('user') + seconds('sys'), wall: seconds('real') };
}
