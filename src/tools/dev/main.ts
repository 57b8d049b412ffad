/**
 * `npm run dev`: the site with content that updates on save. Checks and compiles the content, starts `next dev` beside
 * it, and watches. A good save reaches the open browser by itself; the findings of a bad one are reported here and on
 * the page, which keeps the last good version. Ctrl-C stops both. PORT chooses another port than 3000, SITE_NOW another
 * time than the present.
 */

import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { watchPaths } from '@amberline/strata/watch';
import { findWrongMoment } from '@/site/clock.mjs';
import { redirectFile } from '@/site/redirect-file.mjs';
import { contentCode } from './content-code';

const wrong = findWrongMoment();
if (wrong) {
  process.stderr.write(`${wrong}\n`);
  process.exit(2);
}

const port = process.env.PORT ?? '3000';
if (await isTaken(Number(port))) {
  process.stderr.write(
    `Something answers on port ${port} already: end it, or choose another port, PORT=${Number(port) + 1} npm run dev\n`,
  );
  process.exit(1);
}
// Where the preview answers pages; `next.config.mjs` passes their questions on.
process.env.PREVIEW_PORT = await findFreePort();
let preview: ChildProcess | undefined;
let site: ChildProcess | undefined;
let isStopping = false;
const watching = await Promise.all([
  watchPaths(contentCode, () => {
    if (!preview) return;
    preview.kill();
    preview = startPreview();
  }),
  // Next reads where old addresses lead when it starts.
  watchPaths([redirectFile], restartSite),
]);
preview = startPreview();
await Promise.race([once(preview, 'message'), once(preview, 'exit')]);
site = startSite();

function startSite(): ChildProcess {
  const next = ['node_modules/next/dist/bin/next', 'dev', '--port', port];
  const child = spawn(process.execPath, next, {
    stdio: 'inherit',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      MAIL_TRANSPORT: process.env.MAIL_TRANSPORT ?? 'terminal',
      CLIENT_IP_MODE: process.env.CLIENT_IP_MODE ?? 'direct',
    },
  });
  child.on('exit', (exitCode) => {
    // It was ended to start again.
    if (child.killed && !isStopping) return;
    stop();
    process.exit(exitCode ?? 0);
  });
  return child;
}

/** Starts the site again on the same port; the preview goes on, and open pages come back by themselves. */
async function restartSite(): Promise<void> {
  const former = site;
  if (isStopping || !former || former.killed) return;
  process.stdout.write(`${redirectFile} has changed: the site starts again\n`);
  former.kill('SIGTERM');
  await once(former, 'exit');
  if (!isStopping) site = startSite();
}

/** One that fails, for the code is broken, is replaced with the next change of the code. */
function startPreview(): ChildProcess {
  return fork(fileURLToPath(new URL('./preview-process.ts', import.meta.url)));
}

async function isTaken(wanted: number): Promise<boolean> {
  const server = createServer().listen(wanted);
  const taken = await Promise.race([
    once(server, 'listening').then(() => false),
    once(server, 'error').then(() => true),
  ]).catch(() => true);
  server.close();
  return taken;
}

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = Object(server.address());
  server.close();
  await once(server, 'close');
  return String(free);
}

function stop(): void {
  isStopping = true;
  for (const each of watching) void each.close();
  preview?.kill();
  site?.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
