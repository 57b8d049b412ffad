import { expect, test } from 'vitest';
import { readTime } from '@/features/video/transcript-times';

test.each([
  ['0:09 A key for every entry.', { clock: '0:09', seconds: 9, rest: 'A key for every entry.' }],
  ['12:30 Later.', { clock: '12:30', seconds: 750, rest: 'Later.' }],
  ['1:02:05 Much later.', { clock: '1:02:05', seconds: 3725, rest: 'Much later.' }],
  ['A key for every entry.', undefined],
  ['0:09', undefined],
])('reads the time that “%s” begins with', (text, time) => {
  expect(readTime(text)).toEqual(time);
});
