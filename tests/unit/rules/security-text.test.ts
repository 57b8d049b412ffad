import { expect, it } from 'vitest';
import { writeSecurityText } from '@/rules/security-text';
import { company } from '@/site/company';
import { locales } from '@/site/locales';

const now = new Date('2026-11-23T12:00:00Z');
const lines = writeSecurityText('https://agency.test', now).trimEnd().split('\n');
const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));

it('has the fields RFC 9116 asks for, once each', () => {
  expect(fields).toEqual({
    Contact: `mailto:${company.email}`,
    Expires: expect.any(String),
    'Preferred-Languages': locales.join(', '),
    Canonical: 'https://agency.test/.well-known/security.txt',
  });
  expect(lines).toHaveLength(4);
});

it('is valid for months, and for less than a year', () => {
  const days = (Date.parse(fields.Expires ?? '') - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
