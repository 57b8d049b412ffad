import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryLimiter } from '@/server/limiter';
import { rememberedMessages } from '@/site/limits';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog, stopClock } from '../server/site';
import { testLimits } from './limits';
import { scriptPost, startSite } from './site';

let resend: ResendStandIn;

beforeAll(async () => {
  resend = await startResendStandIn();
});
afterAll(() => resend.close());
beforeEach(() => {
  resend.reset();
  captureLog();
  stopClock();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('limits counted in this process', () => {
  testLimits(
    () => resend,
    () => ({}),
  );
});

describe('counting in this process', () => {
  it('forgets the client not seen for longest when there are too many', async () => {
    const limiter = createMemoryLimiter(1, 60_000, 2);
    for (const key of ['a', 'b', 'a', 'c']) await limiter.take(key);
    expect((await limiter.take('a')).ok).toBe(false);
    expect((await limiter.take('b')).ok).toBe(true);
  });

  it('frees units one by one as they grow old', async () => {
    const limiter = createMemoryLimiter(2, 60_000);
    await limiter.take('a');
    vi.setSystemTime(Date.now() + 40_000);
    await limiter.take('a');
    expect(await limiter.take('a')).toEqual({ ok: false, retryAfterSeconds: 20 });
    vi.setSystemTime(Date.now() + 20_000);
    expect((await limiter.take('a')).ok).toBe(true);
    expect((await limiter.take('a')).ok).toBe(false);
  });
});

describe('a delivered message', () => {
  it('is asked about at the provider again when this process no longer remembers it', async () => {
    const site = await startSite(resend.env);
    await site.POST(scriptPost());
    vi.setSystemTime(Date.now() + rememberedMessages.ms);
    expect((await site.POST(scriptPost())).status).toBe(200);
    expect(resend.requestCount()).toBe(2);
    expect(resend.mails()).toHaveLength(1);
  });
});
