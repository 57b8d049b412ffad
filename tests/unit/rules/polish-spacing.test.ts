import { expect, test } from 'vitest';
import { bindOneLetterWords } from '@/rules/polish-spacing';

test.each([
  ['Rozmowa i kawa w Gdańsku', 'Rozmowa i\u00a0kawa w\u00a0Gdańsku'],
  ['Z Gdańska, a potem z morza', 'Z\u00a0Gdańska, a\u00a0potem z\u00a0morza'],
  ['i w domu', 'i\u00a0w\u00a0domu'],
  ['lato, zima', 'lato, zima'],
  ['{count, plural, one {# rok} other {# lat}}', '{count, plural, one {# rok} other {# lat}}'],
])('%s', (text, expected) => {
  expect(bindOneLetterWords(text)).toBe(expected);
});
