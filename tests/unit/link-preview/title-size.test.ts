import { expect, test } from 'vitest';
import { titleHeight, titleSize } from '@/features/link-preview/title-size';

const place = { width: 596, height: 296 };

test('the shorter a title, the larger it is set', () => {
  const long = 'The New Architecture checklist: moving a React Native app without a lost week';
  expect(titleSize('Clinic', place)).toBe(128);
  expect(titleSize('Testing what visitors feel', place)).toBeLessThan(128);
  expect(titleSize(long, place)).toBeLessThan(titleSize('Testing what visitors feel', place));
});

test('one long word makes a title smaller: no word is broken or cut', () => {
  const words = titleSize('Experience in data', { ...place, width: 400 });
  expect(titleSize('Experience-in-data', { ...place, width: 400 })).toBeLessThan(words);
});

test('a title that fits nowhere is set in the smallest size', () => {
  expect(titleSize('word '.repeat(200), place)).toBe(34);
});

test('the longer the sentence under a title, the less room the title has', () => {
  const sentence = 'You keep a list of requests. A team that knows your product works through it.';
  const [none, short, long] = ['', 'One line.', `${sentence} ${sentence}`].map((lead) =>
    titleHeight(lead, 560),
  );
  expect(none).toBe(296);
  expect(short).toBe(190);
  expect(long).toBeLessThan(150);
});
