import { expect, test } from 'vitest';
import { timeLeft } from '@/features/contact/time-left';

test.each([
  [-500, 'in 1 second', 'za 1 sekundę'],
  [13_200, 'in 14 seconds', 'za 14 sekund'],
  [60_000, 'in 60 seconds', 'za 60 sekund'],
  [60_001, 'in 2 minutes', 'za 2 minuty'],
  [300_000, 'in 5 minutes', 'za 5 minut'],
  [23 * 3_600_000, 'in 23 hours', 'za 23 godziny'],
])('%i milliseconds are %s, %s', (ms, english, polish) => {
  expect([timeLeft(ms, 'en'), timeLeft(ms, 'pl')]).toEqual([english, polish]);
});
