import { describe, expect, it } from 'vitest';
import { type MessageFields, textFields } from '@/features/contact/message';
import { composeMail } from '@/features/contact/server/message-mail';

describe('the text of a mail', () => {
  const sender = { MAIL_FROM: 'Site <site@amberline.example>', MAIL_TO: 'hello@amberline.example' };
  const mailOf = (typed: Partial<MessageFields>) =>
    composeMail({ ...textFields((name) => typed[name]), locale: 'en' }, sender);

  it('lets nothing into a header that starts another one', () => {
    const { subject, replyTo, text } = mailOf({
      phone: '1\r\nX: y',
      email: 'a@b.co\r\nBcc: c\u2028d',
      message: 'm',
    });
    expect(`${subject}${replyTo}`).not.toMatch(/[\p{Cc}\u2028]/u);
    const [head = '', ...rest] = text.split('\n\n');
    expect(head.split('\n')).toEqual(
      expect.arrayContaining(['From: a@b.co Bcc: c d', 'Phone: 1 X: y', 'Page language: English']),
    );
    expect(rest).toEqual(['m\n']);
  });

  it('escapes what was typed in its HTML', () => {
    const message = '<img src=x onerror="alert(1)"> & \'quotes\'';
    const { html } = mailOf({ phone: '<b>', email: 'a@b.co', message });
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;quotes&#39;');
  });
});
