import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResendMode } from '../../mocks/resend-moods';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog } from '../server/site';
import { sample, scriptPost, startSite } from './site';

// Real numbers would make a hanging provider cost eight seconds per test.
vi.mock('@/site/limits', async (original) => ({
  ...(await original<typeof import('@/site/limits')>()),
  mailDeadlineMs: 3000,
  mailAttempt: { leastMs: 1000, mostMs: 1200 },
  mailPause: { firstMs: 300, mostMs: 300 },
}));

let resend: ResendStandIn;
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  resend = await startResendStandIn();
});
afterAll(() => resend.close());
beforeEach(() => {
  resend.reset();
  log = captureLog();
});

describe('when the provider does not take the mail', () => {
  it.each<[ResendMode, number, string]>([
    ['busy-429', 503, 'unavailable'],
    ['hang', 503, 'unavailable'],
  ])('%s is %i %s after several attempts', async (mode, status, error) => {
    const site = await startSite(resend.env);
    resend.setMode(mode);
    const response = await site.POST(scriptPost());
    expect([response.status, await response.json()]).toEqual([status, { ok: false, error }]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(resend.mails()).toEqual([]);
    expect(resend.requestCount()).toBeGreaterThan(1);
    expect(log.lines().filter(({ event }) => event === 'mail.failed')).toHaveLength(1);
  });

  it('no one listening is 503', async () => {
    const site = await startSite({ RESEND_API_KEY: 're_x', RESEND_BASE_URL: 'http://127.0.0.1:9' });
    expect((await site.POST(scriptPost())).status).toBe(503);
  });
});

it('a timed-out message that is sent again goes out once', async () => {
  const site = await startSite(resend.env);
  resend.setMode('hang');
  const headers = { 'idempotency-key': 'form-0001' };
  expect((await site.POST(scriptPost(sample, headers))).status).toBe(503);
  resend.setMode('accept');
  expect((await site.POST(scriptPost(sample, headers))).status).toBe(200);
  expect(resend.mails()).toHaveLength(1);
});
