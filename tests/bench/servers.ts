import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
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

/** Returns the same site behind a simulated line (`line.ts`). */
export const putFarAway = (site: Site) =>
  putBehind(site, new URL('./line.ts', import.meta.url), 10);

/** Returns the same site with TLS and HTTP/2 (`secure-front.ts`). */
export const secure = (site: Site) =>
  putBehind(site, new URL('./secure-front.ts', import.meta.url), 20, 'https:');

/** Returns the same site behind a program, which listens so many ports above it and may speak another protocol. */
async function putBehind(
  site: Site,
  program: URL,
  above: number,
  protocol = new URL(site.url).protocol,
): Promise<Site> {
  const { port: target } = new URL(site.url);
  const port = Number(target) + above;
  const child = fork(fileURLToPath(program), [String(port), target]);
  const kill = () => child.kill();
  process.once('exit', kill);
  await awaitPort(port, 'open');
  const url = `${protocol}//localhost:${port}`;
  const stop = () => {
    process.off('exit', kill);
    kill();
  };
  return { name: site.name, url, pid: child.pid ?? 0, stop };
}

/** A site that was started elsewhere. */
export function siteAt(url: string): Site {
  return { name: url, url: new URL(url).origin, pid: 0, stop: () => undefined };
}

/** Waits until something listens at a port, or nothing does any more. */
async function awaitPort(port: number, state: 'open' | 'free'): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const socket = connect(port, 'localhost');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen === (state === 'open')) return;
    await sleep(250);
  }
  throw new Error(`Port ${port} is not ${state}`);
}

/** As `npm start` has it. */
const startOptions = '--max-old-space-size=1024';

/** Serves the build in a folder, when the bench before has left the port. */
export async function serve(name: string, cwd: string, port: number): Promise<Site> {
  await awaitPort(port, 'free');
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
