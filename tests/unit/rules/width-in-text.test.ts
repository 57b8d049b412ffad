import { expect, test } from 'vitest';
import { widestInText } from '@/rules/width-in-text';

test.each([
  ['a photograph fills the column', '/a.webp', 1600, 1000, 672],
  ['a small one keeps its own size', '/a.webp', 200, 140, 200],
  ['a small drawing fills the column', '/a.svg', 48, 24, 672],
  ['a screen of a phone is seen in one piece', '/a.webp', 1170, 2340, 360],
])('%s', (_, src, width, height, widest) => {
  expect(widestInText({ src, width, height })).toBe(widest);
});
