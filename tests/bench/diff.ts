import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeCorpus } from './corpus';
import { watchRun } from './watched-run';

/** The part of the documents that a measured change touches. */
const part = 5;

/**
 * `npm run bench diff [-- 100 1000 10000]`: what `npm run content:diff` costs with so many documents of which a fifth
 * has changed, for the first time and again. Each size is a repository of its own, which is removed.
 */
export async function benchDiff(sizes: string[]): Promise<void> {
  const rows = [];
  for (const size of (sizes.length > 0 ? sizes : ['100', '1000']).map(Number)) {
    rows.push(...(await measure(size)));
    console.table(rows);
  }
}

async function measure(documents: number) {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'));
  try {
    prepare(folder, documents);
    const tool = `node --import ${resolve('node_modules/tsx/dist/loader.mjs')} ${resolve('src/tools/diff/main.ts')}`;
    const run = () => watchRun(`env TSX_TSCONFIG_PATH=${resolve('tsconfig.json')} ${tool}`, folder);
    const first = await run();
    const again = await run();
    return Object.entries({ first, again }).map(([time, cost]) => ({
      documents,
      changed: Math.floor(documents / part),
      time,
      seconds: cost.seconds.toFixed(1),
      'CPU s': cost.cpuSeconds.toFixed(1),
      MB: cost.peakMegabytes,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(folder: string, documents: number): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@site.test', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  writeCorpus(folder, documents);
  for (const name of ['src', 'messages']) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), '.contentlayer\nnode_modules\n');
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--message=All');
  for (let place = 0; place < documents; place += part) {
    const path = join(folder, `content/blog/article-${place}.mdx`);
    // A fact, a word of every text, and a sentence of its own.
    const text = readFileSync(path, 'utf8').replace(/^views: .*/m, `views: ${place + 7}`);
    writeFileSync(
      path,
      text.replace(/\bteam\b/, 'crew').replace('## Part 3', `## Part 3 of ${place}`),
    );
  }
}
