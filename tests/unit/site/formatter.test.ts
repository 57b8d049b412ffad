import { describe, expect, test } from 'vitest';
import { formatters } from '@/i18n/formatter';

const day = (moment: string) => formatters.en.dateTime(new Date(moment), { dateStyle: 'long' });

describe('English is British', () => {
  test('in dates', () => {
    expect(day('2026-10-05T09:00:00+02:00')).toBe('5 October 2026');
  });

  test('in lists', () => {
    expect(formatters.en.list(['React', 'Redis', 'Expo'])).toBe('React, Redis and Expo');
  });
});

test('Polish is Polish', () => {
  const moment = new Date('2026-10-05T09:00:00+02:00');
  expect(formatters.pl.dateTime(moment, { dateStyle: 'long' })).toBe('5 października 2026');
  expect(formatters.pl.list(['React', 'Redis', 'Expo'])).toBe('React, Redis i Expo');
  expect(formatters.pl.number(1.3)).toBe('1,3');
});

test.each(['2026-10-05T00:30:00+02:00', '2026-10-04T22:30:00Z'])(
  '%s is a day in Gdańsk',
  (moment) => {
    expect(day(moment)).toBe('5 October 2026');
  },
);
