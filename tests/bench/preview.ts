import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '@/tools/chromium';
import { linkPackages } from '../e2e/support/project-copy';
import { writeCorpus } from './corpus';

const port = 3990;
const address = `http://localhost:${port}/blog/article-0`;
const saves = 15;

/**
 * `npm run bench preview [-- 100 1000]`: how long a save takes until the open page shows it, among so many articles: the
 * median and the slowest of fifteen, in milliseconds.
 */
export async function benchPreview(sizes: string[]): Promise<void> {
  const rows = [];
  for (const size of sizes.length > 0 ? sizes : ['100', '1000']) {
    rows.push({ documents: Number(size), ...(await measure(Number(size))) });
  }
  console.table(rows);
}

async function measure(documents: number) {
  const folder = copyProject(documents);
  const site = spawn('npm', ['run', 'dev', '--silent'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  });
  const browser = await playwright.launch({
    executablePath: chromium.path,
    args: chromium.flags,
  });
  try {
    await untilServed();
    const page = await browser.newPage();
    await page.goto(address, { timeout: 120_000 });
    await sleep(3000);
    const file = join(folder, 'content/blog/article-0.mdx');
    const text = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let index = 0; index < saves; index += 1) {
      const title = `Saved ${index} of ${saves}`;
      const start = performance.now();
      writeFileSync(file, text.replace(/^title: .*/m, `title: "${title}"`));
      await page.waitForFunction(
        (wanted) => document.querySelector('h1')?.textContent === wanted,
        title,
        { polling: 10, timeout: 30_000 },
      );
      times.push(performance.now() - start);
      await sleep(1500);
    }
    times.sort((a, b) => a - b);
    const at = (place: number) => Math.round(times[place] ?? Number.NaN);
    return { 'median ms': at(Math.floor(saves / 2)), 'slowest ms': at(saves - 1) };
  } finally {
    await browser.close();
    end(site);
    await sleep(1000);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The project with articles made up in the place of its content. */
function copyProject(documents: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const left = ['node_modules', '.git', '.next', '.contentlayer', 'content', 'art'];
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !left.includes(path.split('/')[0] ?? ''),
  });
  linkPackages(folder);
  writeCorpus(folder, documents);
  cpSync(
    'tests/fixtures/public/images/examples/cover-1.webp',
    join(folder, 'public/images/cover.webp'),
  );
  return folder;
}

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(500);
  }
  throw new Error(`${address} does not answer`);
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}
