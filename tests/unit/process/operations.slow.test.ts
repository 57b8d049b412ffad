import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { EnvName } from '@/server/env';
import { close, freePort, listen } from '../../mocks/free-port';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { captureLog } from '../server/site';
import { type OpenServer, openServer } from './door';

const token = 'a-token-for-tests';
/** The variables of an engine at this address. */
const engineAt = (url: string) => ({
  RESTATE_INGRESS_URL: url,
  RESTATE_IDENTITY_KEY: 'publickeyv1_2G8dCQhArfvGpzPw5Vx2ALciR4xCLHfS5YaT93XjNxX9',
});
let server: OpenServer | undefined;
let redis: RedisBridge | undefined;
let engine: Server | undefined;

afterEach(async () => {
  await server?.close();
  await redis?.close();
  if (engine) await close(engine);
  [server, redis, engine] = [undefined, undefined, undefined];
});

/** Opens a server with these variables; returns what asks it for a path. */
async function open(env: Partial<Record<EnvName, string>> = {}) {
  server = await openServer(env);
  const { url } = server;
  return (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
}

/** Starts an engine that answers its health with this status; counts who asks. */
async function startEngine(status: number) {
  const asked: string[] = [];
  engine = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(status).end('{}');
  });
  return { url: `http://127.0.0.1:${await listen(engine, 0)}`, asked };
}

describe('/healthz', () => {
  it('says that the process lives, to GET and HEAD, and logs nothing', async () => {
    const ask = await open();
    const log = captureLog();
    const answer = await ask('/healthz?probe');
    expect([answer.status, await answer.text()]).toEqual([200, 'ok\n']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask('/healthz', { method: 'HEAD' })).status).toBe(200);
    expect((await ask('/healthz', { method: 'POST' })).status).toBe(405);
    expect(log.text()).toBe('');
  });

  it.each(['/healthz/', '/pl/healthz', '/Healthz'])('is not at %s', async (path) => {
    expect(await (await (await open())(path)).text()).toBe('from Next');
  });
});

describe('/readyz', () => {
  it.each<[Partial<Record<EnvName, string>>, string]>([
    [{}, 'absent'],
    [{ RESEND_API_KEY: 're_secret' }, 'configured'],
    [{ RESEND_API_KEY: 're_secret', MAIL_TRANSPORT: 'terminal' }, 'printed'],
  ])('names how mail is sent and no secret: %j', async (env, mail) => {
    const text = await (await (await open(env))('/readyz')).text();
    expect(JSON.parse(text)).toMatchObject({ mail, redis: 'absent', engine: 'absent' });
    expect(text).not.toContain('secret');
  });

  it('asks Redis once for however many ask, and says what Redis does', async () => {
    redis = await startRedisBridge();
    const ask = await open(redis.env);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ redis: 'ok' });
    expect(redis.requestCount()).toBe(1);
  });

  it.each(['break', 'drop', 'killRedis'] as const)(
    'says that Redis fails after %s, and addresses nowhere',
    async (fault) => {
      redis = await startRedisBridge();
      await redis[fault]();
      const ask = await open(redis.env);
      const log = captureLog();
      const text = await (await ask('/readyz')).text();
      expect(JSON.parse(text)).toMatchObject({ redis: 'failing' });
      expect(text).not.toMatch(/127\.0\.0\.1|local-token/);
      expect(log.text()).toBe('');
    },
  );

  it('waits for neither a Redis nor an engine that is silent', async () => {
    redis = await startRedisBridge();
    redis.stall(5000);
    engine = createServer(() => undefined);
    const silent = `http://127.0.0.1:${await listen(engine, 0)}`;
    const answer = await (await open({ ...redis.env, ...engineAt(silent) }))('/readyz');
    expect(await answer.json()).toMatchObject({ redis: 'failing', engine: 'failing' });
    engine.closeAllConnections();
  });

  it.each([
    [200, 'ok'],
    [503, 'failing'],
  ])('asks the engine, which answers %i, and says %s', async (status, state) => {
    const { url, asked } = await startEngine(status);
    const answer = await (await open({ ...engineAt(url), RESTATE_INGRESS_TOKEN: 'of-the-engine' }))(
      '/readyz',
    );
    expect(await answer.json()).toMatchObject({ engine: state });
    expect(asked).toEqual(['/restate/health Bearer of-the-engine']);
  });

  it('says that an engine fails where nothing answers', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const answer = await (await open(engineAt(url)))('/readyz');
    expect(await answer.json()).toMatchObject({ engine: 'failing' });
  });
});

describe('/metrics', () => {
  it('is an address like any other without the right token', async () => {
    const ask = await open({ OPERATIONS_TOKEN: token });
    const wrong = ['', token, `Basic ${token}`, `Bearer ${token}x`, 'Bearer ', 'Bearer undefined'];
    for (const authorization of wrong) {
      const answer = await ask('/metrics', { headers: { authorization } });
      expect([answer.status, await answer.text()], authorization).toEqual([404, 'from Next']);
    }
  });

  it.each([undefined, ''])('is one for everyone where the token is %j', async (value) => {
    const ask = await open(value === undefined ? {} : { OPERATIONS_TOKEN: value });
    for (const authorization of ['Bearer ', 'Bearer undefined', `Bearer ${token}`])
      expect((await ask('/metrics', { headers: { authorization } })).status).toBe(404);
  });

  it('says what was asked for to who has it', async () => {
    const ask = await open({ OPERATIONS_TOKEN: token });
    const headers = { authorization: `Bearer ${token}` };
    await ask('/nothing-here');
    const answer = await ask('/metrics', { headers });
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const labels = 'method="GET",kind="page",status="4xx"';
    expect(await answer.text()).toContain(`amberline_http_requests_total{${labels}} 1\n`);
  });
});
