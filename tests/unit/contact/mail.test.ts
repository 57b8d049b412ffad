import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResendMode } from '../../mocks/resend-moods';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog } from '../server/site';
import { formPost, sample, scriptPost, startSite } from './site';

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

const start = () => startSite(resend.env);
const failures = () => log.lines().filter(({ event }) => event === 'mail.failed');

describe('when the provider does not take the mail', () => {
  it.each<[ResendMode, number, string]>([
    ['refuse-422', 502, 'mail-refused'],
    ['refuse-403', 502, 'mail-refused'],
    ['quota-429', 429, 'rate-limited'],
  ])('%s is %i %s after one attempt', async (mode, status, error) => {
    expect(await answerIn(mode)).toEqual([status, { ok: false, error }]);
    expect(resend.requestCount()).toBe(1);
  });

  it.each<[ResendMode, number, string]>([['fail-500', 503, 'unavailable']])(
    '%s is %i %s after several attempts',
    async (mode, status, error) => {
      expect(await answerIn(mode)).toEqual([status, { ok: false, error }]);
      expect(resend.requestCount()).toBeGreaterThan(1);
    },
  );

  /** The answer to a message while the provider is in this mode: a failure that names a time to come back. */
  async function answerIn(mode: ResendMode): Promise<[number, unknown]> {
    const site = await start();
    resend.setMode(mode);
    const response = await site.POST(scriptPost());
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(resend.mails()).toEqual([]);
    expect(failures()).toHaveLength(1);
    return [response.status, await response.json()];
  }

  it('another server in its place is 502, even when that says 200', async () => {
    const site = await startSite({
      RESEND_API_KEY: 're_x',
      RESEND_BASE_URL: `${resend.url}/__reset?`,
    });
    expect((await site.POST(scriptPost())).status).toBe(502);
  });

  it('a wrong key is 502, a key that fits no header too', async () => {
    for (const RESEND_API_KEY of ['re_wrong', 're_ż']) {
      const site = await startSite({ RESEND_API_KEY, RESEND_BASE_URL: resend.url });
      expect((await site.POST(scriptPost())).status).toBe(502);
    }
    expect(failures()).toMatchObject([{ code: 'invalid_api_key' }, { code: 'TypeError' }]);
  });

  it('no provider at all is 503, never a success', async () => {
    const site = await startSite({});
    const response = await site.POST(scriptPost());
    expect([response.status, await response.json()]).toEqual([
      503,
      { ok: false, error: 'unavailable' },
    ]);
    expect(failures()).toMatchObject([{ reason: 'not-configured' }]);
  });

  it('a wrong environment is 503 and a log line that names the variable, not its value', async () => {
    const site = await startSite({ SITE_URL: 'amberline-secret' });
    expect((await site.POST(scriptPost())).status).toBe(503);
    expect(log.text()).toContain('SITE_URL is wrong');
    expect(log.text()).not.toContain('amberline-secret');
  });
});

describe('a mail goes out once', () => {
  it('fifty equal requests at once are one mail and get one answer', async () => {
    const site = await start();
    resend.setMode('slow');
    const sent = Array.from({ length: 50 }, () => site.POST(scriptPost()));
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(resend.requestCount()).toBe(1);
  });

  it.each<ResendMode>(['busy-once', 'fail-once', 'drop-once', 'drop-answer'])(
    'when an attempt came to nothing: %s',
    async (mode) => {
      const site = await start();
      resend.setMode(mode);
      expect((await site.POST(scriptPost())).status).toBe(200);
      expect(resend.requestCount()).toBe(2);
      expect(resend.mails()).toHaveLength(1);
    },
  );

  it('when two equal requests reach two processes at once', async () => {
    const sites = [await start(), await start()];
    resend.setMode('slow');
    const headers = { 'idempotency-key': 'one-filled-form' };
    const answers = await Promise.all(sites.map((site) => site.POST(scriptPost(sample, headers))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(resend.mails()).toHaveLength(1);
  });

  it('but an id that comes with another text is refused', async () => {
    const site = await start();
    const headers = { 'idempotency-key': 'form-0001' };
    await site.POST(scriptPost(sample, headers));
    const edited = await site.POST(scriptPost({ ...sample, message: 'Good evening' }, headers));
    expect(edited.status).toBe(422);
    expect(await edited.json()).toEqual({ ok: false, error: 'other-message' });
    expect(resend.mails()).toHaveLength(1);
  });

  it('and the same text is one mail, whatever the id, the tab or the address', async () => {
    const site = await startSite({ ...resend.env, CLIENT_IP_MODE: 'proxy:1' });
    const other = await startSite({ ...resend.env, CLIENT_IP_MODE: 'proxy:1' });
    const sent = [
      site.POST(scriptPost(sample, { 'idempotency-key': 'form-0001' })),
      other.POST(scriptPost(sample, { 'idempotency-key': 'form-0002' })),
      other.POST(scriptPost(sample, { 'x-forwarded-for': '203.0.113.9' })),
      site.POST(formPost(sample, { 'x-forwarded-for': '203.0.113.10' })),
    ];
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 303]);
    expect(resend.mails()).toHaveLength(1);
  });
});

describe('mail in the terminal', () => {
  it('prints the mail, also when a key is set, and sends nothing', async () => {
    const site = await startSite({ MAIL_TRANSPORT: 'terminal', ...resend.env });
    expect((await site.POST(scriptPost())).status).toBe(200);
    expect(log.text()).toContain('Subject: Message from ewa@example.com');
    expect(log.text()).toContain('Good morning');
    expect(resend.requestCount()).toBe(0);
  });
});

describe('the log', () => {
  it('has one JSON line per answer and nothing of the message', async () => {
    const site = await start();
    await site.POST(scriptPost());
    await site.POST(scriptPost({ ...sample, email: 'ewa@' }));
    resend.setMode('refuse-422');
    await site.POST(scriptPost({ ...sample, message: 'Good evening' }));
    expect(log.lines().map(({ event, status }) => [event, status])).toEqual([
      ['message.accepted', undefined],
      ['message.refused', 400],
      ['mail.failed', 422],
      ['message.refused', 502],
    ]);
    expect(log.text()).not.toMatch(/ewa@|Good|600 000/);
  });
});
