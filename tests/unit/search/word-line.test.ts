import { describe, expect, test } from 'vitest';
import {
  readAscending,
  readNumbers,
  writeAscending,
  writeNumbers,
} from '@/features/search/number-text';
import { dropPages, readWordLine, type WordLine, writeWordLine } from '@/features/search/word-line';

describe('numbers as text', () => {
  test.each([[[]], [[0]], [[43, 44, 45]], [[1935, 1936, 85_183, 85_184, 1_000_000]]])(
    '%j are read as they were written',
    (numbers) => {
      expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
    },
  );

  test('ascending ones cost one character each where they stand close', () => {
    const numbers = Array.from({ length: 100 }, (_, place) => 50_000 + place * 44);
    expect(readAscending(writeAscending(numbers))).toEqual(numbers);
    expect(writeAscending(numbers).length).toBeLessThan(105);
    expect(writeAscending([0, 1, 2, 9, 20])).toMatch(/^[^\s/]+$/);
  });
});

const line: WordLine = {
  word: 'lodz',
  written: 'Łódź',
  pages: { title: [2, 90], words: [1, 7, 90, 4000] },
  titleLengths: [3, 12],
};

describe('a line of the index', () => {
  test('is read as it was written', () => {
    expect(readWordLine(writeWordLine(line))).toEqual(line);
    const plain: WordLine = { word: 'a', written: 'a', pages: { words: [0] }, titleLengths: [] };
    expect(readWordLine(writeWordLine(plain))).toEqual(plain);
  });

  test('loses pages, with the lengths of their titles', () => {
    expect(dropPages(line, (page) => page < 10)).toEqual({
      ...line,
      pages: { title: [90], words: [90, 4000] },
      titleLengths: [12],
    });
  });

  test('is gone with its last page', () => {
    expect(dropPages(line, () => true)).toBeUndefined();
  });
});
