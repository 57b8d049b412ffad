import { expect, test } from 'vitest';
import { mentions } from '@/server/leads/mentions';

test.each([
  ['From: ania@example.pl\nPhone: 1', true],
  ['From: ANIA@Example.PL', true],
  ['ania@example.pl', true],
  ['Write to (ania@example.pl).', true],
  ['From: hania@example.pl', false],
  ['From: j.ania@example.pl', false],
  ['From: ania@example.pland', false],
  ['From: ania@example.pl.com', false],
  ['Write to ania@example.pl. Thanks', true],
  ['hania@example.pl, then ania@example.pl', true],
  ['nothing', false],
])('%j names ania@example.pl: %s', (text, expected) => {
  expect(mentions(text, 'Ania@example.pl')).toBe(expected);
});

test('no address is named by nothing', () => {
  expect(mentions('any text', '')).toBe(false);
});
