import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ResendMode,
  type ResendStandIn,
  startResendStandIn,
} from '../../mocks/resend-stand-in';
import { captureLog, jsonPost, sample, startSite } from './site';

// Real numbers would make a hanging provider cost eight seconds per test.
vi.mock('@/site/limits', async (original) => ({
  ...(await original<typeof import('@/site/limits')>()),
  mailDeadlineMs: 900,
  mailRetryPauseMs: 100,
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
  it.each<[ResendMode, number, string, number]>([
    ['refuse-422', 502, 'mail-refused', 1],
    ['refuse-403', 502, 'mail-refused', 1],
    ['fail-500', 502, 'mail-refused', 1],
    ['null-500', 502, 'mail-refused', 1],
    ['quota-429', 502, 'mail-refused', 1],
    ['busy-429', 502, 'mail-refused', 4],
    ['hang', 503, 'unavailable', 1],
  ])('%s is %i %s after %i tries', async (mode, status, error, tries) => {
    const site = await start();
    resend.setMode(mode);
    const response = await site.POST(jsonPost());
    expect([response.status, await response.json()]).toEqual([status, { ok: false, error }]);
    expect(resend.requestCount()).toBe(tries);
    expect(resend.mails()).toEqual([]);
    expect(failures()).toHaveLength(1);
  });

  it('nobody listening is 502', async () => {
    const site = await startSite({ RESEND_API_KEY: 're_x', RESEND_BASE_URL: 'http://127.0.0.1:9' });
    expect((await site.POST(jsonPost())).status).toBe(502);
  });

  it('another server in its place is 502, even when that says 200', async () => {
    const site = await startSite({
      RESEND_API_KEY: 're_x',
      RESEND_BASE_URL: `${resend.url}/__reset?`,
    });
    expect((await site.POST(jsonPost())).status).toBe(502);
  });

  it('a wrong key is 502, a key that fits no header too', async () => {
    for (const RESEND_API_KEY of ['re_wrong', 're_ż']) {
      const site = await startSite({ RESEND_API_KEY, RESEND_BASE_URL: resend.url });
      expect((await site.POST(jsonPost())).status).toBe(502);
    }
    expect(failures()).toMatchObject([{ code: 'invalid_api_key' }, { code: 'TypeError' }]);
  });

  it('no provider at all is 503, never a success', async () => {
    const site = await startSite({});
    const response = await site.POST(jsonPost());
    expect([response.status, await response.json()]).toEqual([
      503,
      { ok: false, error: 'unavailable' },
    ]);
    expect(failures()).toMatchObject([{ reason: 'not-configured' }]);
  });

  it('a wrong environment is 503 and a log line that names the variable, not its value', async () => {
    const site = await startSite({ SITE_URL: 'amberline-secret' });
    expect((await site.POST(jsonPost())).status).toBe(503);
    expect(log.text()).toContain('SITE_URL is wrong');
    expect(log.text()).not.toContain('amberline-secret');
  });
});

describe('a mail goes out once', () => {
  it('is tried again when the provider is busy', async () => {
    const site = await start();
    resend.setMode('busy-once');
    expect((await site.POST(jsonPost())).status).toBe(200);
    expect(resend.mails()).toHaveLength(1);
  });

  it('when two equal requests reach two processes at once', async () => {
    const sites = [await start(), await start()];
    resend.setMode('slow');
    const headers = { 'idempotency-key': 'one-filled-form' };
    const answers = await Promise.all(sites.map((site) => site.POST(jsonPost(sample, headers))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(resend.mails()).toHaveLength(1);
  });

  it('when a timed-out message is sent again', async () => {
    const site = await start();
    resend.setMode('hang');
    expect((await site.POST(jsonPost(sample, { 'idempotency-key': 'form-0001' }))).status).toBe(
      503,
    );
    resend.setMode('accept');
    expect((await site.POST(jsonPost(sample, { 'idempotency-key': 'form-0001' }))).status).toBe(
      200,
    );
    expect(resend.mails()).toHaveLength(1);
  });

  it('but an edited text is another mail, whatever the id', async () => {
    const site = await start();
    const headers = { 'idempotency-key': 'form-0001' };
    await site.POST(jsonPost(sample, headers));
    const edited = await site.POST(jsonPost({ ...sample, message: 'Good evening' }, headers));
    expect(edited.status).toBe(200);
    expect(resend.mails()).toHaveLength(2);
  });

  it('and the same text under another id is another mail', async () => {
    const site = await start();
    await site.POST(jsonPost(sample, { 'idempotency-key': 'form-0001' }));
    await site.POST(jsonPost(sample, { 'idempotency-key': 'form-0002' }));
    expect(resend.mails()).toHaveLength(2);
  });

  it.each([
    ['form-0001', /^form-0001-[\da-f]{64}$/],
    ['short', /^[\da-f]{64}$/],
    ['x'.repeat(101), /^[\da-f]{64}$/],
    ['with spaces in it', /^[\da-f]{64}$/],
  ])('with an id of %j under a fitting key', async (id, key) => {
    const site = await start();
    await site.POST(jsonPost(sample, { 'idempotency-key': id }));
    expect(resend.mails()[0]?.idempotencyKey).toMatch(key);
  });
});

describe('mail in the terminal', () => {
  it('prints the mail, also when a key is set, and sends nothing', async () => {
    const site = await startSite({ MAIL_TRANSPORT: 'terminal', ...resend.env });
    expect((await site.POST(jsonPost())).status).toBe(200);
    expect(log.text()).toContain('Subject: Message from ewa@example.com');
    expect(log.text()).toContain('Good morning');
    expect(resend.requestCount()).toBe(0);
  });
});

describe('the log', () => {
  it('has one JSON line per answer and nothing of the message', async () => {
    const site = await start();
    await site.POST(jsonPost());
    await site.POST(jsonPost({ ...sample, email: 'ewa@' }));
    resend.setMode('refuse-422');
    await site.POST(jsonPost({ ...sample, message: 'Good evening' }));
    expect(log.lines().map(({ event, status }) => [event, status])).toEqual([
      ['message.accepted', undefined],
      ['message.refused', 400],
      ['mail.failed', 422],
      ['message.refused', 502],
    ]);
    expect(log.text()).not.toMatch(/ewa@|Good|600 000/);
  });
});
