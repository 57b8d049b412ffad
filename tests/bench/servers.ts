import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Site = { name: string; url: string; pid: number; stop: () => void };

/** The pages measured by default. */
export const defaultPages = [
  '/',
  '/case-study/seadvisor',
  '/blog/what-crosses-the-wire',
  '/pricing',
  '/contact',
];

/** Serves the built site. */
export function serveOwnSite(port = 3110): Promise<Site> {
  return serve('site', process.cwd(), port);
}

/** Builds and serves one empty page with the same packages: no page of ours can cost less. */
export async function serveBlankSite(port = 3111): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'blank-site-'));
  cpSync('tests/bench/blank-site', folder, { recursive: true });
  // Hard links, because the bundler follows no symbolic link out of its root.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return serve('blank page', folder, port);
}

/** Returns the same site behind a simulated line (`line.ts`), ten ports above its own. */
export function putFarAway(site: Site): Promise<Site> {
  const port = Number(new URL(site.url).port);
  const line = fork(fileURLToPath(new URL('./line.ts', import.meta.url)), [
    String(port + 10),
    String(port),
  ]);
  return awaitAnswer(site.name, port + 10, line);
}

/** As `npm start` has it. */
const startOptions = '--max-old-space-size=1024';

/** Serves the build in a folder. */
export function serve(name: string, cwd: string, port: number): Promise<Site> {
  const child = spawn(
    process.execPath,
    [startOptions, 'node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', MAIL_TRANSPORT: 'terminal' },
    },
  );
  return awaitAnswer(name, port, child);
}

async function awaitAnswer(name: string, port: number, child: ChildProcess): Promise<Site> {
  process.once('exit', () => child.kill());
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await sleep(500);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return { name, url, pid: child.pid ?? 0, stop: () => child.kill() };
  }
  child.kill();
  throw new Error(`${name} did not start at ${url}; run npm run build first`);
}
