import { afterEach, describe, expect, it, vi } from 'vitest';
import { rateRules } from '@/site/limits';
import {
  all,
  digests,
  log,
  mailWhatWaits,
  redis,
  resend,
  send,
  sendMany,
  waiting,
  withoutRedis,
  withRedis,
  written,
} from './kept-site';
import { sample, scriptPost } from './site';

vi.mock('@/site/limits', async (original) =>
  (await import('./small-limits')).shrinkLimits(await original()),
);

describe('over the daily total', () => {
  it('a message is kept and mailed with others, each once', async () => {
    const site = await withRedis();
    const first = written + 1;
    expect(await sendMany(site, 6)).toEqual(all(6));
    expect(resend.mails()).toHaveLength(rateRules.messageTotal.max);
    expect(await waiting()).toBe(4);
    await mailWhatWaits();
    await vi.waitFor(() => expect(digests()).toHaveLength(2), 3000);
    expect(digests().map(({ subject }) => subject)).toEqual([
      'Kept messages: 3',
      'Kept messages: 1',
    ]);
    const texts = resend
      .mails()
      .map(({ text }) => text)
      .join('\n');
    for (let number = first; number < first + 6; number += 1) {
      expect(texts.split(`Message ${number}.`)).toHaveLength(2);
    }
    await vi.waitFor(async () =>
      expect(await redis.command('KEYS', '*kept*')).toEqual(
        expect.not.arrayContaining([expect.stringMatching(/batch/)]),
      ),
    );
  });

  it('the same message is kept once', async () => {
    const site = await withRedis();
    await sendMany(site, 2);
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const again = await withRedis();
      expect((await again.POST(scriptPost(sample, { 'x-forwarded-for': address }))).status).toBe(
        200,
      );
    }
    expect(await waiting()).toBe(1);
  });

  it('without Redis the quota of the provider is the ceiling, and a refusal says when to come back', async () => {
    const site = await withoutRedis();
    expect(await sendMany(site, 5)).toEqual(all(5));
    expect(resend.mails()).toHaveLength(5);
    resend.setMode('quota-429');
    const response = await site.POST(scriptPost());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['quota-429', 'busy-429'] as const)(
    'with Redis a provider that takes no more (%s) loses nothing',
    async (mode) => {
      const site = await withRedis();
      resend.setMode(mode);
      expect(await send(site)).toBe(200);
      expect(await waiting()).toBe(1);
    },
  );

  it('a message is mailed when Redis cannot take it', async () => {
    const site = await withRedis();
    await sendMany(site, 2);
    redis.break();
    expect(await sendMany(site, 3)).toEqual(all(3));
    expect(resend.mails()).toHaveLength(5);
  });

  it('the number of mails stays one, however often Redis drops out', async () => {
    const site = await withRedis();
    const statuses: number[] = [];
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let round = 0; round < 4; round += 1) {
      statuses.push(...(await sendMany(site, 1)));
      redis.failNext(1);
      statuses.push(...(await sendMany(site, 1)));
      vi.setSystemTime(Date.now() + 2000);
    }
    expect(statuses).toEqual(all(8));
    expect(resend.mails().length).toBeLessThanOrEqual(rateRules.messageTotal.max);
    expect(resend.mails().length + Number(await waiting())).toBe(8);
  });
});

describe('a Redis that is full', () => {
  const fill = (bytes: string) => redis.command('CONFIG', 'SET', 'maxmemory', bytes);
  afterEach(() => fill('0'));

  it('still gives what it has kept for the digest, once', async () => {
    const site = await withRedis();
    await sendMany(site, 3);
    expect(await waiting()).toBe(1);
    await fill('1');
    await mailWhatWaits();
    await vi.waitFor(() => expect(digests()).toHaveLength(1), 3000);
    await vi.waitFor(async () => expect(await redis.command('KEYS', '*kept:*')).toEqual([]));
  });

  it('takes no message, which is then mailed at once', async () => {
    const site = await withRedis();
    await fill('1');
    expect(await send(site, { homepage: 'x' })).toBe(200);
    expect(await waiting()).toBe(0);
    expect(resend.mails()).toHaveLength(1);
  });
});

describe('the digest', () => {
  it('brings what an ended process has left behind', async () => {
    await sendMany(await withRedis(), 3);
    await mailWhatWaits();
    await vi.waitFor(() => expect(digests()).toHaveLength(1), 3000);
  });

  it('is mailed again, not twice, when the provider did not take it', async () => {
    const site = await withRedis(100);
    await sendMany(site, 2);
    resend.setMode('refuse-403');
    const sent = resend.requestCount();
    expect(await send(site)).toBe(200);
    await vi.waitFor(() => expect(resend.requestCount()).toBeGreaterThan(sent), 3000);
    expect(digests()).toEqual([]);
    resend.setMode('accept');
    await vi.waitFor(() => expect(digests()).toHaveLength(1), 3000);
    await vi.waitFor(async () => expect(await redis.command('KEYS', '*kept:b*')).toEqual([]));
    expect(digests()[0]?.idempotencyKey).toMatch(/^[\da-f]{64}$/);
  });
});

it('a form is mailed once, by any process, also when the provider has forgotten it', async () => {
  const form = { 'idempotency-key': 'one-filled-form' };
  expect((await (await withRedis()).POST(scriptPost(sample, form))).status).toBe(200);
  expect(resend.mails()).toHaveLength(1);
  resend.reset();
  expect((await (await withRedis()).POST(scriptPost(sample, form))).status).toBe(200);
  expect(resend.requestCount()).toBe(0);
});

it('keeps no message, address or phone in the log', async () => {
  const site = await withRedis(100);
  await sendMany(site, 4);
  await vi.waitFor(() => expect(digests()).toHaveLength(1), 3000);
  expect(log.text()).not.toMatch(/ewa@|Message \d|600 000|203\.0\.113/);
});
