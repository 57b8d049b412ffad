import { describe, expect, it } from 'vitest';
import { composeMail } from '@/features/contact/server/message-mail';

describe('the text of a mail', () => {
  const sender = { MAIL_FROM: 'Site <site@amberline.example>', MAIL_TO: 'hello@amberline.example' };

  it('lets nothing into a header that starts another one', () => {
    const contact = {
      phone: '1\r\nX: y',
      email: 'a@b.co\r\nBcc: c\u2028d',
      message: 'm',
      locale: 'en',
    } as const;
    const { subject, replyTo, text } = composeMail(contact, sender);
    expect(`${subject}${replyTo}`).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(text.split('\n').slice(0, 4)).toEqual([
      'From: a@b.co Bcc: c d',
      'Phone: 1 X: y',
      'Page language: English',
      '',
    ]);
  });

  it('escapes what was typed in its HTML', () => {
    const message = '<img src=x onerror="alert(1)"> & \'quotes\'';
    const { html } = composeMail({ phone: '<b>', email: 'a@b.co', message, locale: 'en' }, sender);
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;quotes&#39;');
  });
});
