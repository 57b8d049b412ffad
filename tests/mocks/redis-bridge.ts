import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, freePort, listen } from './free-port';
import { startRedis } from './redis-process';
import { connectRedis, type RedisConnection, RedisError, type Reply } from './resp';

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
  let connection: RedisConnection | undefined;
  const mood = { stallMs: 0, isBroken: false, isDropping: false, failures: 0, requests: 0 };
  /** A new connection after a failure, so that a restarted Redis is found again. */
  async function run(commands: string[][]): Promise<Reply[]> {
    connection ??= connectRedis(redisPort);
    const current = connection;
    return current.send(...commands).catch((error: unknown) => {
      current.close();
      if (connection === current) connection = undefined;
      throw error;
    });
  }
  const server = createServer(async (request, response) => {
    mood.requests += 1;
    if (mood.stallMs > 0) await sleep(mood.stallMs, undefined, { ref: false });
    if (mood.isDropping) return void request.socket.destroy();
    if (mood.isBroken || mood.failures > 0) {
      mood.failures = Math.max(0, mood.failures - 1);
      return send(response, 500, { error: 'broken on purpose' });
    }
    if (request.headers.authorization !== `Bearer ${token}`) {
      return send(response, 401, { error: 'Unauthorized' });
    }
    await answer(request, response, run).catch((error: unknown) => {
      send(response, 503, { error: `ERR ${error}` });
    });
  });
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    token,
    env: { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token },
    command: async (...parts) => (await run([parts]))[0] ?? null,
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
      connection?.close();
      await close(server);
      await redis.kill();
    },
  };
}

type Run = (commands: string[][]) => Promise<Reply[]>;

async function answer(request: IncomingMessage, response: ServerResponse, run: Run): Promise<void> {
  const body: unknown = JSON.parse(await readText(request));
  const encode =
    request.headers['upstash-encoding'] === 'base64' ? toBase64 : (text: string) => text;
  const asResult = (reply: Reply) =>
    reply instanceof RedisError ? { error: reply.message } : { result: mapText(reply, encode) };
  if (request.url === '/') {
    const [reply = null] = await run([asCommand(body)]);
    return send(response, reply instanceof RedisError ? 400 : 200, asResult(reply));
  }
  const commands = (body as unknown[]).map(asCommand);
  if (request.url === '/pipeline') return send(response, 200, (await run(commands)).map(asResult));
  if (request.url !== '/multi-exec') return send(response, 404, { error: 'not found' });
  const replies = await run([['MULTI'], ...commands, ['EXEC']]);
  const last = replies.at(-1) ?? null;
  if (Array.isArray(last)) return send(response, 200, last.map(asResult));
  return send(response, 400, { error: last instanceof RedisError ? last.message : 'EXEC failed' });
}

function asCommand(value: unknown): string[] {
  if (!Array.isArray(value)) throw new TypeError('a command is a list');
  return value.map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part)));
}

function mapText(reply: Reply, change: (text: string) => string): unknown {
  if (reply instanceof RedisError) return { error: reply.message };
  if (Array.isArray(reply)) return reply.map((item) => mapText(item, change));
  return typeof reply === 'string' && reply !== 'OK' ? change(reply) : reply;
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
