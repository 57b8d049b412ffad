import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '@/tools/stack/resp';
import { createRestBridge, sendJson } from '@/tools/stack/rest-bridge';
import { close, freePort, listen } from './free-port';
import { startRedis } from './redis-process';

/** Upstash's REST interface in front of a real redis-server. */
export interface RedisBridge {
  url: string;
  token: string;
  /** The variables that make a site use this Redis. */
  env: { UPSTASH_REDIS_REST_URL: string; UPSTASH_REDIS_REST_TOKEN: string };
  /** Runs one command directly, also while requests stall or fail. */
  command(...parts: string[]): Promise<Reply>;
  /** Returns the number of requests since the bridge started. */
  requestCount(): number;
  /** Delays the answer to every request by this long. */
  stall(ms: number): void;
  /** Answers every request with 500. */
  break(): void;
  /** Answers the next `count` requests with 500, then works again. */
  failNext(count: number): void;
  /** Drops every connection without an answer. */
  drop(): void;
  /** Ends stalling, breaking and dropping. */
  heal(): void;
  killRedis(): Promise<void>;
  /** Starts an empty Redis after `killRedis`. */
  restartRedis(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a redis-server and, in front of it, an HTTP server that speaks Upstash's REST interface. */
export async function startRedisBridge({
  port = 0,
  token = 'local-token',
} = {}): Promise<RedisBridge> {
  const redisPort = await freePort();
  let redis = await startRedis(redisPort);
  const mood = { stallMs: 0, isBroken: false, isDropping: false, failures: 0, requests: 0 };
  /** Treats a request as the mood is; without a mood it goes on to Redis. */
  async function intercept(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    mood.requests += 1;
    if (mood.stallMs > 0) await sleep(mood.stallMs, undefined, { ref: false });
    if (mood.isDropping) request.socket.destroy();
    else if (mood.isBroken || mood.failures > 0) {
      mood.failures = Math.max(0, mood.failures - 1);
      sendJson(response, 500, { error: 'broken on purpose' });
    } else return false;
    return true;
  }
  const { server, command, disconnect } = createRestBridge({ redisPort, token, intercept });
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    token,
    env: { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token },
    command,
    requestCount: () => mood.requests,
    stall: (ms) => Object.assign(mood, { stallMs: ms }),
    break: () => Object.assign(mood, { isBroken: true }),
    failNext: (count) => Object.assign(mood, { failures: count }),
    drop: () => Object.assign(mood, { isDropping: true }),
    heal: () =>
      Object.assign(mood, { stallMs: 0, isBroken: false, isDropping: false, failures: 0 }),
    killRedis: () => redis.kill(),
    async restartRedis() {
      redis = await startRedis(redisPort);
    },
    async close() {
      disconnect();
      await close(server);
      await redis.kill();
    },
  };
}
