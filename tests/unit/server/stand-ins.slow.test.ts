import { Redis } from '@upstash/redis';
import { Resend } from 'resend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RedisBridge, startRedisBridge } from '../../mocks/redis-bridge';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';

let bridge: RedisBridge;
let resend: ResendStandIn;

beforeAll(async () => {
  [bridge, resend] = await Promise.all([startRedisBridge(), startResendStandIn()]);
});
afterAll(() => Promise.all([bridge.close(), resend.close()]));

describe('the Redis bridge', () => {
  it.each(['base64', false] as const)(
    'speaks to the library with encoding %s',
    async (encoding) => {
      const { url, token } = bridge;
      const redis = new Redis({ url, token, retry: { retries: 0 }, responseEncoding: encoding });
      await redis.flushall();
      expect(await redis.set('name', 'Łucja 🐚\r\n')).toBe('OK');
      expect(await redis.get('name')).toBe('Łucja 🐚\r\n');
      expect(await redis.get('nobody')).toBeNull();
      expect(await redis.eval('return {1, {KEYS[1], ARGV[1]}, false}', ['k'], ['ż'])).toEqual([
        1,
        ['k', 'ż'],
        null,
      ]);
      expect(await redis.pipeline().incr('n').incr('n').get('name').exec()).toEqual([
        1,
        2,
        'Łucja 🐚\r\n',
      ]);
      expect(await redis.multi().incr('n').get('n').exec()).toEqual([3, 3]);
      await expect(redis.evalsha('0'.repeat(40), [], [])).rejects.toThrow('NOSCRIPT');
      await expect(redis.incr('name')).rejects.toThrow('not an integer');
    },
  );

  it('gives large values whole', async () => {
    const large = 'ż'.repeat(200_000);
    await bridge.command('SET', 'large', large);
    expect(await bridge.command('GET', 'large')).toBe(large);
  });

  it('asks for its token', async () => {
    const response = await fetch(bridge.url, { method: 'POST', body: '["PING"]' });
    expect(response.status).toBe(401);
  });
});

describe('the mail stand-in', () => {
  const mail = { from: 'a@b.co', to: 'c@d.co', subject: 's', text: 't' };
  const client = () => new Resend(resend.apiKey, { baseUrl: resend.url });

  it('delivers equal keys once and refuses the same key with another mail', async () => {
    const first = await client().emails.send(mail, { idempotencyKey: 'k' });
    const second = await client().emails.send(mail, { idempotencyKey: 'k' });
    const third = await client().emails.send({ ...mail, text: 'u' }, { idempotencyKey: 'k' });
    expect(first.data?.id).toEqual(expect.any(String));
    expect(second.data?.id).toBe(first.data?.id);
    expect(third.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' });
  });

  it('is led over HTTP by tests of a built site', async () => {
    const post = (path: string, body = '') =>
      fetch(`${resend.url}${path}`, { method: 'POST', body });
    expect((await post('/__mode', '{"mode":"dream"}')).status).toBe(400);
    expect((await post('/__mode', '{"mode":"refuse-422"}')).status).toBe(200);
    expect((await client().emails.send(mail)).error?.statusCode).toBe(422);
    await post('/__reset');
    expect((await client().emails.send(mail)).error).toBeNull();
    const mails = await (await fetch(`${resend.url}/__mails`)).json();
    expect(mails).toMatchObject([{ subject: 's' }]);
  });
});
