import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { locales } from '@/site/locales';
import { pathFor } from '@/site/routes';
import { linkPackages, listSources } from '../e2e/support/project-copy';
import { addArticles } from './corpus';
import { quantile } from './quantile';
import { type Site, serve } from './servers';
import { readMegabytes, watchRun } from './watched-run';

const port = Number(process.env.TEST_PORTS_FROM ?? 3100) + 20;
/** The times of one page are the middle of this many pages. */
const samples = 50;
/** How many different pages a server is asked for before its memory is read, and how many at a time. */
const visits = { most: 10_000, lanes: 4 };

/**
 * `npm run bench growth [-- 0 1000 10000]`: what the site costs with so many articles more, in both languages: its whole
 * build, an article that the build has not rendered, and a server that was asked for up to 10,000 different pages. Each
 * size is built in a copy of the project, which is removed.
 */
export async function benchGrowth(sizes: string[]): Promise<void> {
  const rows = [];
  for (const size of sizes.length > 0 ? sizes : ['0', '1000']) {
    rows.push(await measure(Number(size)));
    console.table(rows);
  }
}

async function measure(more: number) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const clean = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', clean);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  try {
    copyProject(folder);
    if (more > 0) await addArticles(folder, more);
    const build = await watchRun('npm run build --silent', folder);
    const built = listBuiltPages(folder);
    return {
      'more articles': more,
      'build s': Math.round(build.seconds),
      'CPU s': Math.round(build.cpuSeconds),
      'build MB': build.peakMegabytes,
      'pages built': built.size,
      '.next MB': measureFolder(join(folder, '.next')),
      '.contentlayer MB': measureFolder(join(folder, '.contentlayer')),
      ...(await measureServer(folder, built)),
    };
  } finally {
    clean();
    process.off('exit', clean);
  }
}

function copyProject(folder: string): void {
  for (const path of listSources()) cpSync(path, join(folder, path), { verbatimSymlinks: true });
  linkPackages(folder);
}

/** Returns the pages that a build has rendered, with the language in each path. */
function listBuiltPages(folder: string): Set<string> {
  const file = join(folder, '.next/prerender-manifest.json');
  return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).routes));
}

async function measureServer(folder: string, built: Set<string>) {
  const all = listArticles(folder);
  const left = all.filter(({ locale, slug }) => !built.has(`/${locale}/blog/${slug}`));
  // A small site is built whole; there, a first visit reads the build's files.
  const paths = (left.length > 0 ? left : all).map(({ path }) => path);
  const site = await serve('site', folder, port);
  try {
    const some = paths.slice(0, samples);
    const first = await visit(site, some);
    const again = await visit(site, some);
    const before = readMegabytes(site.pid);
    const others = paths.slice(samples, visits.most);
    await Promise.all(
      Array.from({ length: visits.lanes }, (_, lane) =>
        visit(
          site,
          others.filter((_, index) => index % visits.lanes === lane),
        ),
      ),
    );
    return {
      'first visit ms': quantile(first, 0.5),
      'p95 ms': quantile(first, 0.95),
      'second ms': quantile(again, 0.5),
      'server MB': before,
      'pages visited': some.length + others.length,
      'then MB': readMegabytes(site.pid),
      'most MB': readMegabytes(site.pid, 'VmHWM'),
    };
  } finally {
    site.stop();
    await sleep(1000);
  }
}

/** Returns the articles that were added; where none were, those there are. */
function listArticles(folder: string) {
  const names = readdirSync(join(folder, 'content/blog')).filter((name) =>
    /^[^.]+\.mdx$/.test(name),
  );
  const added = names.filter((name) => name.startsWith('article-'));
  return (added.length > 0 ? added : names).flatMap((name) => {
    const slug = name.replace('.mdx', '');
    return locales.map((locale) => {
      const path = pathFor({ page: '/blog/[slug]', slug }, locale);
      return { locale, slug, path };
    });
  });
}

/** Asks for pages one after the other and returns how many milliseconds each took. */
async function visit({ url }: Site, paths: readonly string[]): Promise<number[]> {
  const times = [];
  for (const path of paths) {
    const start = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.ok) times.push(performance.now() - start);
    else if (answer.status !== 404) throw new Error(`${path} answered ${answer.status}`);
  }
  return times;
}

function measureFolder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return Math.round(bytes / 1e6);
}
