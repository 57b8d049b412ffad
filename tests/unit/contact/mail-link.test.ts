import { expect, test } from 'vitest';
import { mailLink } from '@/features/contact/mail-link';

const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '');

test('a mail has its subject and the whole text, with the line ends of mails', () => {
  const link = mailLink('a@b.example', 'Z\u00a0formularza & reszta', 'Zażółć\ngęślą');
  expect(link).toBe(
    `mailto:a@b.example?subject=Z%20formularza%20%26%20reszta&body=${encodeURIComponent('Zażółć\r\ngęślą')}`,
  );
});

test.each(['x', 'ż', '😀', 'a😀'])(
  'a text of many %s is cut at a whole character, and says so',
  (one) => {
    const link = mailLink('a@b.example', 'Subject', one.repeat(5000));
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link.length).toBeGreaterThan(1950);
    expect(bodyOf(link)).toMatch(/ \[…\]$/);
    expect([...one, ' ']).toEqual(expect.arrayContaining([...bodyOf(link).slice(0, -4)].slice(-1)));
  },
);

test('half a character is no reason to fail', () => {
  expect(bodyOf(mailLink('a@b.example', 'Subject', 'x\uD83D'))).toBe('x\uFFFD');
});
