import { expect, it, vi } from 'vitest';
import { rateRules } from '@/site/limits';
import type { ResendStandIn } from '../../mocks/resend-stand-in';
import { captureLog } from '../server/site';
import { formPost, type Site, sample, scriptPost, startSite } from './site';

export const from = (address: string) => ({ 'x-forwarded-for': address });
export const times = (count: number, status: number) => new Array<number>(count).fill(status);

let written = 0;

/** Sends `count` different messages and gives the statuses. */
export async function sendMany(
  site: Site,
  count: number,
  headers: (index: number) => Record<string, string> = () => ({}),
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    written += 1;
    const body = { ...sample, message: `Message ${written}` };
    statuses.push((await site.POST(scriptPost(body, headers(index)))).status);
  }
  return statuses;
}

/** The tests of the limits, wherever they are counted: `env` has the variables that choose the place. */
export function testLimits(resend: () => ResendStandIn, env: () => Record<string, string>): void {
  it('refuse the sixth message of one client and say when to come back', async () => {
    const site = await startSite({ ...resend().env, ...env(), CLIENT_IP_MODE: 'proxy:1' });
    const one = () => from('203.0.113.7');
    expect(await sendMany(site, 5, one)).toEqual(times(5, 200));
    const sixth = await site.POST(scriptPost(sample, one()));
    expect([sixth.status, await sixth.json()]).toEqual([429, { ok: false, error: 'rate-limited' }]);
    const seconds = Number(sixth.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(sixth.headers.get('ratelimit-policy')).toBe('"message";q=5;w=600');
    expect(sixth.headers.get('ratelimit')).toBe(`"message";r=0;t=${seconds}`);
    expect(resend().mails()).toHaveLength(5);
    expect((await site.POST(scriptPost(sample, from('203.0.113.8')))).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * rateRules.message.windowMs);
    expect(await sendMany(site, 1, one)).toEqual([200]);
  });

  it('cannot be escaped by a forged address', async () => {
    const site = await startSite({ ...resend().env, ...env(), CLIENT_IP_MODE: 'proxy:1' });
    const forged = (index: number) => from(`198.51.100.${index}, 203.0.113.7`);
    expect(await sendMany(site, 6, forged)).toEqual([...times(5, 200), 429]);
  });

  it('refuse a client that comes back all day', async () => {
    const site = await startSite({ ...resend().env, ...env(), CLIENT_IP_MODE: 'proxy:1' });
    const { message, messageDay } = rateRules;
    const one = () => from('203.0.113.7');
    for (let sent = 0; sent < messageDay.max; sent += message.max) {
      expect(await sendMany(site, message.max, one)).toEqual(times(message.max, 200));
      vi.setSystemTime(Date.now() + 2 * message.windowMs);
    }
    expect(await sendMany(site, 1, one)).toEqual([429]);
    expect(await sendMany(site, 1, () => from('203.0.113.8'))).toEqual([200]);
  });

  it('refuse no one where no address is trusted, and warn before the shared bucket is full', async () => {
    const log = captureLog();
    const site = await startSite({ ...resend().env, ...env() });
    const { max } = rateRules.messageShared;
    const forged = (index: number) => from(`198.51.100.${index}`);
    expect(await sendMany(site, max + 5, forged)).toEqual(times(max + 5, 200));
    const lines = log.lines().filter(({ ceiling }) => ceiling === 'messageShared');
    expect(lines).toMatchObject([
      { level: 'error', event: 'ceiling.near', max, used: '80 %' },
      { level: 'error', event: 'ceiling.spent', max },
    ]);
  });

  it('count ill-formed requests apart', async () => {
    const site = await startSite({ ...resend().env, ...env(), CLIENT_IP_MODE: 'proxy:1' });
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      statuses.push((await site.POST(scriptPost('{}', from('203.0.113.7')))).status);
    }
    expect(statuses).toEqual([...times(60, 400), 429]);
    expect(await sendMany(site, 5, () => from('203.0.113.7'))).toEqual(times(5, 200));
  });

  it('send a form to the failed page', async () => {
    const site = await startSite({ ...resend().env, ...env(), CLIENT_IP_MODE: 'proxy:1' });
    await sendMany(site, 5, () => from('203.0.113.7'));
    const response = await site.POST(formPost(sample, from('203.0.113.7')));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/failed']);
  });

  it('charge one unit for equal requests, one after the other or at once', async () => {
    const site = await startSite({ ...resend().env, ...env(), CLIENT_IP_MODE: 'proxy:1' });
    resend().setMode('slow');
    const headers = { ...from('203.0.113.7'), 'idempotency-key': 'one-filled-form' };
    const both = [site.POST(scriptPost(sample, headers)), site.POST(scriptPost(sample, headers))];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    const calls = resend().requestCount();
    expect((await site.POST(scriptPost(sample, headers))).status).toBe(200);
    expect(resend().requestCount()).toBe(calls);
    expect(resend().mails()).toHaveLength(1);
    resend().setMode('accept');
    expect(await sendMany(site, 5, () => from('203.0.113.7'))).toEqual([...times(4, 200), 429]);
  });

  // Sixty-six messages: more than the usual patience on a busy machine.
  it('give a unit back when the provider refuses, up to the cap for faults', {
    timeout: 30_000,
  }, async () => {
    const site = await startSite({ ...resend().env, ...env(), CLIENT_IP_MODE: 'proxy:1' });
    resend().setMode('refuse-403');
    const one = () => from('203.0.113.7');
    expect(await sendMany(site, 10, one)).toEqual(times(10, 502));
    resend().setMode('accept');
    expect(await sendMany(site, 1, one)).toEqual([200]);
    resend().setMode('refuse-403');
    expect(await sendMany(site, 55, one)).toEqual([...times(54, 502), 429]);
  });
}
