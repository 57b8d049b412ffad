import { describe, expect, it } from 'vitest';
import { decodeDraft } from '@/features/contact/draft-cookie';
import { textFields } from '@/features/contact/message';
import { resend, site } from './mailed-site';
import { formPost, sample } from './site';

/** What the browser would keep: the values by name, and the attributes of all cookies. */
function cookiesOf(response: Response) {
  const all = response.headers.getSetCookie();
  const kept = all.filter((cookie) => !cookie.includes('Max-Age=0'));
  const values = new Map(
    kept.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie)?.slice(1) as [string, string]),
  );
  return { all, kept, draft: decodeDraft((name) => values.get(name)) };
}

describe('a form without JavaScript', () => {
  it.each([
    ['en', '/contact/sent'],
    ['pl', '/pl/contact/sent'],
    ['xx', '/contact/sent'],
  ])('in %s goes to the sent page', async (locale, page) => {
    const response = await site.POST(formPost({ ...sample, message: 'Zażółć\r\ngęślą', locale }));
    expect([response.status, response.headers.get('location')]).toEqual([303, page]);
    expect(resend.mails()[0]?.text).toContain('\n\nZażółć\ngęślą\n');
    expect(cookiesOf(response).kept).toEqual([]);
    expect(response.headers.getSetCookie()).toContain(
      'draft=; Path=/pl/contact/failed; Max-Age=0; HttpOnly; SameSite=Strict',
    );
  });

  it('takes the longest message, in whatever letters', async () => {
    const response = await site.POST(formPost({ ...sample, message: 'ż'.repeat(5000) }));
    expect(response.headers.get('location')).toBe('/contact/sent');
  });

  it('goes to the failed page with what was typed', async () => {
    const typed = { phone: ' 1', email: 'nobody', message: 'Dzień\r\n"dobry" 🐚', locale: 'pl' };
    const response = await site.POST(formPost(typed));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/pl/contact/failed',
    ]);
    const { kept, draft } = cookiesOf(response);
    expect(draft?.fields).toEqual(textFields((name) => new Map(Object.entries(typed)).get(name)));
    expect(draft?.isClipped).toBe(false);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatch(
      /^draft=[\w+/=]+; Path=\/pl\/contact\/failed; Max-Age=600; HttpOnly; SameSite=Strict$/,
    );
  });

  it.each([
    [{ origin: 'https://localhost:3000' }, true],
    [{ 'x-forwarded-proto': 'https' }, true],
    [{}, false],
  ])('marks its cookies for https after %j: %s', async (headers, isSecure) => {
    const response = await site.POST(formPost({ email: '' }, headers as Record<string, string>));
    expect(cookiesOf(response).kept[0]?.endsWith('; Secure')).toBe(isSecure);
  });

  it.each([
    ['a field given twice', 'email=a%40b.co&email=c%40d.co&message=x'],
    ['nothing', ''],
    ['bytes that are no text', 'email=%ff%fe&message=%00'],
  ])('goes to the failed page with %s', async (_, body) => {
    const response = await site.POST(formPost(body));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/failed']);
    expect(resend.requestCount()).toBe(0);
  });

  it('goes to the failed page in its language when it is too large, with the beginning kept', async () => {
    const typed = { locale: 'pl', email: 'ewa@example.com', message: 'x'.repeat(50_000) };
    const response = await site.POST(formPost(typed));
    expect(response.headers.get('location')).toBe('/pl/contact/failed');
    const { draft, kept } = cookiesOf(response);
    expect(draft?.fields.email).toBe('ewa@example.com');
    expect(draft?.fields.message).toMatch(/^x{2500,}$/);
    expect(draft?.isClipped).toBe(true);
    expect(kept).toHaveLength(1);
  });

  it('goes to the failed page when the provider refuses', async () => {
    resend.setMode('refuse-422');
    const response = await site.POST(formPost(sample));
    expect(response.headers.get('location')).toBe('/contact/failed');
    expect(cookiesOf(response).draft?.fields).toMatchObject(sample);
  });

  it('mails once when the page is sent twice', async () => {
    await site.POST(formPost(sample));
    const again = await site.POST(formPost(sample));
    expect(again.headers.get('location')).toBe('/contact/sent');
    expect(resend.mails()).toHaveLength(1);
  });
});
