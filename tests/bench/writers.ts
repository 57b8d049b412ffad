import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeIllustratedCorpus } from './corpus';
import { watchRun } from './watched-run';

/** What a writer runs, in the order of a day's work: one article out of all is made, renamed and removed. */
const commands: readonly [name: string, tool: string, words: string][] = [
  ['content:addresses, first', 'ledger', ''],
  ['content:check', 'content/check-main', ''],
  ['content:check, again', 'content/check-main', ''],
  ['content:new', 'write', 'new blog "A quiet launch"'],
  ['content:rename', 'write', 'rename blog/article-1 a-loud-launch --yes'],
  ['content:remove', 'write', 'remove blog/article-2 --to /blog --yes'],
  ['content:addresses', 'ledger', ''],
  ['content:calendar', 'calendar', ''],
];

/**
 * `npm run bench writers [-- 100 1000 10000]`: what each command for writers costs with so many articles, of which each
 * has a picture of its own. Each size is a repository of its own, which is removed.
 */
export async function benchWriters(sizes: string[]): Promise<void> {
  const rows = [];
  for (const size of (sizes.length > 0 ? sizes : ['100', '1000']).map(Number)) {
    rows.push(...(await measure(size)));
    console.table(rows);
  }
}

async function measure(documents: number) {
  const folder = mkdtempSync(join(tmpdir(), 'writers-'));
  try {
    await prepare(folder, documents);
    const rows = [];
    for (const [command, tool, words] of commands) {
      const { seconds, cpuSeconds, peakMegabytes } = await runTool(folder, tool, words);
      if (command.endsWith('first')) commit(folder);
      rows.push({
        documents,
        command,
        seconds: seconds.toFixed(1),
        'CPU s': cpuSeconds.toFixed(1),
        MB: peakMegabytes,
      });
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runTool(folder: string, tool: string, words: string) {
  const path = tool.includes('/') ? tool : `${tool}/main`;
  const program = `node --import ${resolve('node_modules/tsx/dist/loader.mjs')} ${resolve(`src/tools/${path}.ts`)}`;
  return watchRun(`env TSX_TSCONFIG_PATH=${resolve('tsconfig.json')} ${program} ${words}`, folder);
}

async function prepare(folder: string, documents: number): Promise<void> {
  await writeIllustratedCorpus(folder, documents);
  // The check looks for routes that have no collection.
  cpSync('src', join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '.contentlayer\n');
  git(folder, 'init', '--initial-branch=main');
}

/** What has been promised is what git has. */
function commit(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--message=All');
}

function git(folder: string, ...words: string[]): void {
  const person = ['-c', 'user.name=Bench', '-c', 'user.email=bench@site.test'];
  execFileSync('git', [...person, ...words], { cwd: folder, stdio: 'ignore' });
}
