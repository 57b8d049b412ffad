import { expect, test } from 'vitest';
import { readArguments } from '../../run/arguments.mjs';

test('without words it is the quick run', () => {
  const { all, changed, demo, base } = readArguments([]);
  expect({ all, changed, demo, base }).toEqual({
    all: false,
    changed: false,
    demo: false,
    base: 'HEAD',
  });
});

test('a commit stands after --changed', () => {
  expect(readArguments(['--changed', 'main'])).toMatchObject({ changed: true, base: 'main' });
  expect(readArguments(['--all', '--demo'])).toMatchObject({ all: true, demo: true });
});

test.each([
  [['--al'], 'al'],
  [['main'], 'A commit stands after --changed'],
  [['--changed', 'main', 'other'], 'other'],
  [['--changed', '--all'], '--all is everything'],
])('%j is refused with a sentence', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});
