import { describe, expect, it } from 'vitest';
import type { HandlerRow } from '@/server/handler';
import { rateRules } from '@/site/limits';
import { captureLog, jsonPost, post, startProcess } from './site';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A route of a new process that answers 200, but for what `row` says otherwise. */
async function start(row: Partial<HandlerRow> = {}) {
  startProcess({ CLIENT_IP_MODE: 'proxy:1' });
  const { defineHandler } = await import('@/server/handler');
  const { accepted } = await import('@/server/outcomes');
  return defineHandler({
    name: 'test',
    sender: 'own-pages',
    bytes: { json: 100 },
    faults: 'messageFault',
    handle: async () => accepted,
    ...row,
  });
}

describe('a route of the API', () => {
  it('is asked what is well-formed, and says who asks', async () => {
    const { POST } = await start({
      handle: async ({ fields, client, bytes }) => ({
        status: 200,
        answer: { ok: true },
        headers: { told: `${fields.get('a')} ${client.isShared} ${bytes.length}` },
      }),
    });
    const response = await POST(jsonPost({ a: 'b' }));
    expect(response.headers.get('told')).toBe('b true 9');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['another type', post({ headers: form, body: 'a=b' }), 415, 'unsupported-type'],
    ['another site', jsonPost({}, { origin: 'https://evil.example' }), 403, 'cross-site'],
    ['a large body', jsonPost({ a: 'x'.repeat(100) }), 413, 'too-large'],
    ['no JSON', jsonPost('{'), 400, 'invalid'],
  ])('refuses %s and logs that', async (_, request, status, error) => {
    const log = captureLog();
    const response = await (await start()).POST(request);
    expect([response.status, await response.json()]).toMatchObject([status, { ok: false, error }]);
    expect(log.lines()).toMatchObject([{ event: 'test.refused', status, error }]);
  });

  it('takes what another site’s page sends when the signer is what counts', async () => {
    const { POST } = await start({ sender: 'signer' });
    expect((await POST(jsonPost({}, { origin: 'https://evil.example' }))).status).toBe(200);
  });

  it('answers 503 when its work breaks, and logs the kind of error alone', async () => {
    const log = captureLog();
    const handle = () => Promise.reject(new TypeError('ewa@example.com'));
    expect((await (await start({ handle })).POST(jsonPost({}))).status).toBe(503);
    expect(log.lines()[0]).toMatchObject({ event: 'test.crashed', cause: 'TypeError' });
    expect(log.text()).not.toContain('ewa@');
  });

  it('answers forms with JSON, but where it has an answer for them', async () => {
    const bytes = { form: 100 };
    const request = () => post({ headers: form, body: 'a=b&a=c&d=e' });
    expect(await (await (await start({ bytes })).POST(request())).json()).toEqual({ ok: true });
    const answerForm: HandlerRow['answerForm'] = (_, fields, { status }) =>
      new Response(`${status} ${JSON.stringify([...fields])}`);
    const answer = await (await start({ bytes, answerForm })).POST(request());
    expect(await answer.text()).toBe('200 [["a",["b","c"]],["d","e"]]');
  });

  it('counts ill-formed posts of one client, and has good ones all the same', async () => {
    captureLog();
    const { POST } = await start();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const send = async (body: string, address: string) =>
      (await POST(jsonPost(body, from(address)))).status;
    const statuses = new Set<number>();
    for (let sent = 0; sent <= rateRules.messageFault.max; sent += 1)
      statuses.add(await send('{', '203.0.113.7'));
    expect([...statuses]).toEqual([400, 429]);
    expect(await send('{}', '203.0.113.7')).toBe(200);
    expect(await send('{', '203.0.113.8')).toBe(400);
  });
});
