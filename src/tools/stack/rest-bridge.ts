import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connectRedis, type RedisConnection, RedisError, type Reply } from './resp';

type Run = (commands: string[][]) => Promise<Reply[]>;

/** Upstash's REST interface in front of the Redis on a port of this machine. */
export interface RestBridge {
  /** Answers requests once it listens. */
  server: Server;
  /** Runs one command directly. */
  command(...parts: string[]): Promise<Reply>;
  /** Closes the connection to Redis, not the server. */
  disconnect(): void;
}

interface Settings {
  redisPort: number;
  token: string;
  /** Sees each request first, and says whether it has answered it. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/**
 * Makes the bridge that `@upstash/redis` speaks to where Redis is one's own: commands, pipelines and transactions, as
 * https://upstash.com/docs/redis/features/restapi describes them. A Redis that is gone is answered as 503, and found
 * again when it is back.
 */
export function createRestBridge({ redisPort, token, intercept }: Settings): RestBridge {
  let connection: RedisConnection | undefined;
  const run: Run = async (commands) => {
    connection ??= connectRedis(redisPort);
    const current = connection;
    return current.send(...commands).catch((error: unknown) => {
      current.close();
      if (connection === current) connection = undefined;
      throw error;
    });
  };
  const server = createServer(async (request, response) => {
    if (await intercept?.(request, response)) return;
    if (request.headers.authorization !== `Bearer ${token}`) {
      return sendJson(response, 401, { error: 'Unauthorized' });
    }
    await answer(request, response, run).catch((error: unknown) => {
      sendJson(response, 503, { error: `ERR ${error}` });
    });
  });
  return {
    server,
    command: async (...parts) => (await run([parts]))[0] ?? null,
    disconnect: () => connection?.close(),
  };
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(request: IncomingMessage, response: ServerResponse, run: Run): Promise<void> {
  const body: unknown = JSON.parse(await readText(request));
  const encode =
    request.headers['upstash-encoding'] === 'base64' ? toBase64 : (text: string) => text;
  const asResult = (reply: Reply) =>
    reply instanceof RedisError ? { error: reply.message } : { result: mapText(reply, encode) };
  if (request.url === '/') {
    const [reply = null] = await run([asCommand(body)]);
    return sendJson(response, reply instanceof RedisError ? 400 : 200, asResult(reply));
  }
  const commands = (body as unknown[]).map(asCommand);
  if (request.url === '/pipeline') {
    return sendJson(response, 200, (await run(commands)).map(asResult));
  }
  if (request.url !== '/multi-exec') return sendJson(response, 404, { error: 'not found' });
  const replies = await run([['MULTI'], ...commands, ['EXEC']]);
  const last = replies.at(-1) ?? null;
  if (Array.isArray(last)) return sendJson(response, 200, last.map(asResult));
  const error = last instanceof RedisError ? last.message : 'EXEC failed';
  return sendJson(response, 400, { error });
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
