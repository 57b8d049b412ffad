import { describe, expect, it } from 'vitest';
import { messageFields } from '@/features/contact/message';
import { messageLimits } from '@/site/limits';
import { post } from '../server/site';
import { answerTo, invalid, resend, site } from './mailed-site';
import { sample, scriptPost } from './site';

describe('an accepted message', () => {
  it('answers 200 and mails what was written', async () => {
    expect(await answerTo(scriptPost({ ...sample, locale: 'pl' }))).toEqual({
      status: 200,
      body: { ok: true },
    });
    expect(resend.mails()).toMatchObject([
      {
        to: 'hello@amberline.example',
        from: 'Amberline <hello@amberline.example>',
        reply_to: 'ewa@example.com',
        subject: 'Message from ewa@example.com',
        text: expect.stringMatching(
          /^From: ewa@example\.com\nPhone: \+48 600 000 001\n(?:.+\n)*Page language: Polish\n\nGood morning\n$/,
        ),
      },
    ]);
  });

  it.each([
    ['no phone', { email: sample.email, message: 'x' }],
    ['a phone of null', { ...sample, phone: null }],
    ['unknown keys', { ...sample, role: 'admin', locale: 'xx' }],
    [
      'a message as long as allowed',
      { ...sample, message: '漢'.repeat(messageFields.message.max) },
    ],
  ])('may have %s', async (_, body) => {
    expect((await answerTo(scriptPost(body))).status).toBe(200);
    expect(resend.mails()).toHaveLength(1);
  });

  it('is cleaned of what no mail can carry', async () => {
    const body =
      '{"email":" ewa@example.com\\n","phone":"1\\u0000\\t2","message":"a\\u0000\\ud83d b\\r\\nc"}';
    expect((await answerTo(scriptPost(body))).status).toBe(200);
    const [mail] = resend.mails();
    expect(mail?.reply_to).toBe('ewa@example.com');
    expect(mail?.text).toContain('Phone: 1 2\n');
    expect(mail?.text).toContain('\n\na\ufffd b\nc\n');
  });

  it.each([
    'Zażółć gęślą jaźń',
    'שלום עולם، مرحبا',
    '👩‍👩‍👧‍👦 🐚',
    'a\u200bb\u00a0c',
    '<b>&amp;\'"</b>',
    '= - -\n.\nFrom: x',
  ])('arrives letter by letter: %j', async (message) => {
    expect((await answerTo(scriptPost({ ...sample, message }))).status).toBe(200);
    expect(resend.mails()[0]?.text.split('\n\n').at(-1)).toBe(`${message}\n`);
  });

  it('may begin with a byte order mark, and name a field twice: the last counts', async () => {
    const body = '\ufeff{"email":"x","email":"ewa@example.com","message":"x"}';
    expect((await answerTo(scriptPost(body))).status).toBe(200);
    expect(resend.mails()[0]?.reply_to).toBe('ewa@example.com');
  });

  it('may come from a domain with Polish letters, and is answered there', async () => {
    const body = { ...sample, email: 'Ewa@Żółta.Łódź.pl' };
    expect((await answerTo(scriptPost(body))).status).toBe(200);
    expect(resend.mails()[0]?.reply_to).toBe('Ewa@xn--ta-4ja03asj.xn--d-uga0v4h.pl');
  });

  it.each([
    ['жук@пример.рф', 'жук@xn--e1afmkfd.xn--p1ai'],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
    ['józef.łoś@example.com', 'józef.łoś@example.com'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
  ])('may come from %s, in whatever alphabet', async (email, shown) => {
    expect((await answerTo(scriptPost({ ...sample, email }))).status).toBe(200);
    expect(resend.mails()[0]?.text).toContain(`From: ${shown}\n`);
    expect(resend.mails()[0]?.reply_to).toMatch(/^\p{ASCII}+$/u);
  });

  it('may come with a charset in its content type', async () => {
    const type = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await answerTo(scriptPost(sample, type))).status).toBe(200);
  });

  it('is never kept by a cache', async () => {
    const response = await site.POST(scriptPost());
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('an ill-formed message', () => {
  it.each([
    [
      'empty fields',
      { phone: '', email: '', message: ' \n' },
      { email: 'required', message: 'required' },
    ],
    ['nothing', {}, { email: 'required', message: 'required' }],
    ['nulls', { email: null, message: null }, { email: 'required', message: 'required' }],
    ['no address', { ...sample, email: 'ewa at example' }, { email: 'format' }],
    ['no domain', { ...sample, email: 'ewa@żółta.pl/x.pl' }, { email: 'format' }],
    [
      'a second header in the address',
      { ...sample, email: 'a@b.co\r\nBcc: c@d.co' },
      { email: 'format' },
    ],
    ['two dots', { ...sample, email: 'a..b@c.de' }, { email: 'format' }],
    ['a space in a foreign name', { ...sample, email: 'ж ук@пример.рф' }, { email: 'format' }],
    ['a foreign domain without a dot', { ...sample, email: 'жук@пример' }, { email: 'format' }],
    ['a foreign domain of numbers', { ...sample, email: 'жук@127.0.0.1' }, { email: 'format' }],
    ['a NUL in the address', { ...sample, email: 'a\0@b.co' }, { email: 'format' }],
    ['a list as address', { ...sample, email: ['a@b.co'] }, { email: 'format' }],
    ['an object as message', { ...sample, message: { toString: 'x' } }, { message: 'format' }],
    ['a number as phone', { ...sample, phone: 48 }, { phone: 'format' }],
    ['a long phone', { ...sample, phone: '1'.repeat(41) }, { phone: 'too-long' }],
    ['a long address', { ...sample, email: `${'a'.repeat(250)}@b.co` }, { email: 'too-long' }],
    ['a long message', { ...sample, message: 'x'.repeat(5001) }, { message: 'too-long' }],
    [
      'a message of control characters',
      { ...sample, message: '\u0000\u0007' },
      { message: 'required' },
    ],
  ])('with %s names the fields', async (_, body, fields) => {
    expect(await answerTo(scriptPost(body))).toEqual(invalid(fields as Record<string, string>));
    expect(resend.requestCount()).toBe(0);
  });

  it.each(['', '{', 'null', '[]', '"text"', '1', '{"email":'])('as %j is 400', async (body) => {
    expect(await answerTo(scriptPost(body))).toEqual(invalid({}));
  });

  it.each(['{"a":', '['])('nested as deep as a body allows is 400: %s', async (open) => {
    const body = open.repeat(Math.floor(messageLimits.bodyBytes / open.length));
    expect(await answerTo(scriptPost(body))).toEqual(invalid({}));
  });

  it('that is not UTF-8 is 400', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const request = post({ headers: { 'content-type': 'application/json' }, body: bytes });
    expect(await answerTo(request)).toEqual(invalid({}));
  });

  it('cannot reach the fields through a prototype', async () => {
    const body = `{"__proto__":${JSON.stringify(sample)},"constructor":{"prototype":{"email":"a@b.co"}}}`;
    expect(await answerTo(scriptPost(body))).toEqual(
      invalid({ email: 'required', message: 'required' }),
    );
    expect(({} as Record<string, unknown>).email).toBeUndefined();
  });
});
