import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/server/env';
import { openRedis } from '@/server/redis';

/** What this process needs to serve, and what makes it serve better, each with its state. */
export interface Dependencies {
  /** The build this process was started with. */
  pages: 'ok' | 'missing';
  redis: 'ok' | 'absent' | 'failing';
  mail: 'configured' | 'printed' | 'absent';
  /** The engine that keeps leads until they are mailed. */
  engine: 'ok' | 'absent' | 'failing';
}

/** Dependencies are asked no more often than this (milliseconds): a flood of probes is no flood of Redis. */
const checkPauseMs = 2000;

/** How long (milliseconds) one may take to answer; proxies wait for ours no longer than a second or two. */
const checkDeadlineMs = 500;

/** Returns what checks the dependencies; it never rejects. Call it once, as the process starts. */
export function watchDependencies(): () => Promise<Dependencies> {
  const build = readBuild();
  return atMostEvery(checkPauseMs, async () => {
    const [pages, redis, engine] = await Promise.all([
      checkPages(build),
      checkRedis(),
      checkEngine(),
    ]);
    return { pages, redis, mail: mailState(), engine };
  });
}

/** Returns work that is done at most once in `pauseMs`: until then, its last result is returned. */
export function atMostEvery<T>(pauseMs: number, work: () => Promise<T>): () => Promise<T> {
  let last: { begin: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.begin >= pauseMs)
      last = { begin: performance.now(), result: work() };
    return last.result;
  };
}

const buildFile = (name: string) => join(/* turbopackIgnore: true */ process.cwd(), '.next', name);

/** Returns the id of the build on the disk; undefined where there is none. */
function readBuild(): Promise<string | undefined> {
  return readFile(buildFile('BUILD_ID'), 'utf8').catch(() => undefined);
}

/** Says whether the pages on the disk are those of the build this process has begun with. */
async function checkPages(begun: Promise<string | undefined>): Promise<Dependencies['pages']> {
  const [begunWith, now] = [await begun, await readBuild()];
  if (now === undefined || now !== begunWith) return 'missing';
  return access(buildFile('server/app')).then(
    () => 'ok',
    () => 'missing',
  );
}

async function checkRedis(): Promise<Dependencies['redis']> {
  const redis = openRedis(checkDeadlineMs);
  if (!redis) return 'absent';
  return redis.ping().then(
    (answer) => (answer === 'PONG' ? 'ok' : 'failing'),
    () => 'failing',
  );
}

/** Asks the engine for its health, at the address where it takes leads. */
async function checkEngine(): Promise<Dependencies['engine']> {
  const { RESTATE_INGRESS_URL: url, RESTATE_INGRESS_TOKEN: token } = env();
  if (url === undefined) return 'absent';
  try {
    const answer = await fetch(new URL('/restate/health', url), {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(checkDeadlineMs),
    });
    await answer.body?.cancel();
    return answer.ok ? 'ok' : 'failing';
  } catch {
    return 'failing';
  }
}

function mailState(): Dependencies['mail'] {
  const { MAIL_TRANSPORT, RESEND_API_KEY } = env();
  if (MAIL_TRANSPORT === 'terminal') return 'printed';
  return RESEND_API_KEY === undefined ? 'absent' : 'configured';
}
