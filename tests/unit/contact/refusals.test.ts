import { describe, expect, it } from 'vitest';
import { messageLimits } from '@/site/limits';
import { post } from '../server/site';
import { answerTo, invalid, resend, site } from './mailed-site';
import { formPost, sample, scriptPost } from './site';

describe('what is too large, of another type or another method', () => {
  it('is 413 from the first byte over the limit', async () => {
    const room = messageLimits.bodyBytes - JSON.stringify({ ...sample, extra: '' }).length;
    const fitting = { ...sample, extra: 'x'.repeat(room) };
    expect((await answerTo(scriptPost(fitting))).status).toBe(200);
    const larger = { ...sample, extra: 'x'.repeat(room + 1) };
    expect(await answerTo(scriptPost(larger))).toEqual({
      status: 413,
      body: { ok: false, error: 'too-large' },
    });
  });

  it('is 413 whatever Content-Length says, and stops reading', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(4096));
      },
    });
    const headers = { 'content-type': 'application/json', 'content-length': '12' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await site.POST(new Request('http://localhost:3000/api/message', init));
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  it('is an empty message when the body breaks off', async () => {
    expect(await answerTo(brokenOff('application/json', '{"email":"a@b.co",'))).toEqual(
      invalid({}),
    );
  });

  it('is an empty form, never half of one, when the body breaks off', async () => {
    const type = 'application/x-www-form-urlencoded';
    const response = await site.POST(brokenOff(type, 'email=a%40b.co&message=The+first+ha'));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/failed']);
    expect(resend.requestCount()).toBe(0);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'constructor', ''])(
    'is 415 as %j',
    async (type) => {
      const body = JSON.stringify(sample);
      expect(await answerTo(post({ headers: { 'content-type': type }, body }))).toEqual({
        status: 415,
        body: { ok: false, error: 'unsupported-type' },
      });
    },
  );

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'is 405 with Allow for %s',
    async (method) => {
      const response = await site[method]();
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(await response.json()).toEqual({ ok: false, error: 'method-not-allowed' });
    },
  );

  it('stays a plain status for a form post from another site', async () => {
    const response = await site.POST(formPost(sample, { origin: 'https://evil.example' }));
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ ok: false, error: 'cross-site' });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(resend.requestCount()).toBe(0);
  });

  /** A post of which only the beginning comes. */
  function brokenOff(type: string, text: string): Request {
    const parts = [new TextEncoder().encode(text)];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.pop();
        if (part) controller.enqueue(part);
        else controller.error(new Error('gone'));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
    return new Request('http://localhost:3000/api/message', init);
  }

  // On the edge the framework keeps a whole body, up to 10 MB, before the handler may refuse it.
  it('runs where a body is read piece by piece', () => {
    expect(site.runtime).toBe('nodejs');
  });
});
