import { expect, test } from 'vitest';
import { readingMinutes } from '@/rules/reading-time';

test.each([
  [0, 1],
  [100, 1],
  [330, 2],
  [1100, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
