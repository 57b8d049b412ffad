import { expect, test } from 'vitest';
import { formatDay } from '@/rules/format-day';

test.each([
  ['en', '2026-10-05T09:00:00+02:00', '5 October 2026'],
  ['pl', '2026-10-05T09:00:00+02:00', '5 października 2026'],
  // Half past midnight in Gdańsk is still the day before in London.
  ['en', '2026-10-05T00:30:00+02:00', '5 October 2026'],
  ['en', '2026-10-04T23:30:00Z', '5 October 2026'],
] as const)('%s %s', (locale, moment, expected) => {
  expect(formatDay(moment, locale)).toBe(expected);
});
