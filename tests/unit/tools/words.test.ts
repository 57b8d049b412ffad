import { expect, test } from 'vitest';
import { compareMessages } from '@/tools/words/compare';

const reference = { path: 'en.json', text: '{\n  "a": "One",\n  "b": { "c": "Hello {name}" }\n}' };
const compare = (text: string) =>
  compareMessages({ reference, translation: { path: 'pl.json', text } });

test('accepts a translation with the same keys and placeholders', () => {
  expect(compare('{ "a": "Jeden", "b": { "c": "Cześć, {name}" } }')).toEqual([]);
});

test('names a missing key and where the English one stands', () => {
  expect(compare('{ "a": "Jeden" }')).toEqual(['pl.json:1:1 lacks "b.c" (en.json:3:10)']);
});

test('names an extra key at its line and column', () => {
  const [problem] = compare('{ "a": "Jeden",\n  "b": { "c": "{name}",\n    "d": "x" } }');
  expect(problem).toBe('pl.json:3:5 "b.d" is not in en.json: remove it, or add it there');
});

test('names a placeholder that got lost', () => {
  const [problem] = compare('{ "a": "Jeden", "b": { "c": "Cześć" } }');
  expect(problem).toBe('pl.json:1:24 "b.c" uses no placeholder, but en.json uses name');
});

test('names an empty text', () => {
  expect(compare('{ "a": " ", "b": { "c": "{name}" } }')).toEqual(['pl.json:1:3 "a" is empty']);
});
