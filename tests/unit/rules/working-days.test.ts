import { expect, test } from 'vitest';
import { nextWorkingDay } from '@/rules/working-days';

test.each([
  ['2026-11-25', '2026-11-26', 'the day after'],
  ['2026-11-27', '2026-11-30', 'Monday after a Friday'],
  ['2026-11-28', '2026-11-30', 'Monday after a Saturday'],
  ['2026-11-10', '2026-11-12', 'over Independence Day'],
  ['2026-12-23', '2026-12-28', 'over Christmas and the weekend after it'],
  ['2026-12-31', '2027-01-04', 'over New Year'],
  ['2026-04-03', '2026-04-07', 'over Easter'],
  ['2027-03-26', '2027-03-30', 'over an early Easter'],
  ['2038-04-23', '2038-04-27', 'over the latest Easter'],
  ['2049-04-16', '2049-04-20', 'over an Easter that the rule makes a week earlier'],
  ['2076-04-17', '2076-04-21', 'over the other one'],
  ['2027-05-26', '2027-05-28', 'over Corpus Christi'],
])('after %s comes %s: %s', (day, next) => {
  expect(nextWorkingDay(new Date(day)).toISOString().slice(0, 10)).toBe(next);
});
