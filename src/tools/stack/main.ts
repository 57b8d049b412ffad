/**
 * `npm run stack`: what a server in production runs, on this machine, without containers. Mails are printed here, unless
 * `MAIL_TRANSPORT` is set and empty. `r` and Enter, or SIGUSR2, replaces the two processes of the site one after the
 * other; Ctrl-C ends everything.
 */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { run } from '../steps.mjs';
import { printLine } from './log';
import { type Stack, startStack } from './stack';

const say = (line: string) => printLine('stack', line);

if (!existsSync('.next/page-parts.json')) {
  const code = await run('npm run build --silent');
  if (code !== 0) process.exit(code);
}

let stack: Stack | undefined;
let endsSince = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

/** Ends the parts in order; who asks twice does not want to wait, and parts die with this process. */
async function end(): Promise<void> {
  // Ctrl-C comes from the terminal, and once more from npm, which hands it on.
  if (endsSince > 0 && Date.now() - endsSince < 500) return;
  if (endsSince > 0 || !stack) process.exit(130);
  endsSince = Date.now();
  say('ends; Ctrl-C again ends it at once');
  await stack.stop();
  process.exit(0);
}

try {
  stack = await startStack({
    portsFrom: Number(process.env.STACK_PORTS_FROM ?? 4600),
    // Empty, mails are sent: to the provider, or to its stand-in.
    env: { MAIL_TRANSPORT: process.env.MAIL_TRANSPORT ?? 'terminal' },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

let isReleasing = false;
async function release(): Promise<void> {
  if (isReleasing || !stack) return;
  isReleasing = true;
  say('replaces the processes of the site');
  await stack.release().then(
    () => say('both are replaced'),
    (error: unknown) => say(String(error)),
  );
  isReleasing = false;
}
process.on('SIGUSR2', release);
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === 'r') release();
});

say(`is at ${stack.url} (a certificate of its own: browsers ask)`);
const { RESTATE_INGRESS_URL, RESTATE_ADMIN_URL } = stack.env;
say(
  `keeps leads: RESTATE_INGRESS_URL=${RESTATE_INGRESS_URL} RESTATE_ADMIN_URL=${RESTATE_ADMIN_URL} npm run leads`,
);
say('r and Enter replaces the processes of the site, Ctrl-C ends everything');
