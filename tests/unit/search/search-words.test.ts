import { describe, expect, test } from 'vitest';
import { distinctWords, markWords, wordsOf } from '@/features/search/search-words';
import { fold } from '@/rules/fold';

describe('folding', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['Gdańsk', 'gdansk'],
    ['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
    ['Inês', 'ines'],
    ['Straße, Ærø, cœur', 'strasse, aero, coeur'],
    ['Gdan\u0301sk', 'gdansk'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('takes words apart at everything that is no letter and no number', () => {
    expect(wordsOf('Next.js 16: “content-as-code”, 😀 <script>')).toEqual([
      ...['next', 'js', '16', 'content', 'as', 'code', 'script'],
    ]);
    expect(wordsOf('.*+?^$ {}()|[]\\ 😀')).toEqual([]);
  });
});

describe('the words of a text', () => {
  test('each once, as first written, in alphabetical order, without single letters', () => {
    expect(distinctWords('Żagiel a żagiel, Łódź i lodz, apps')).toEqual(['apps', 'Łódź', 'Żagiel']);
  });

  test('without those that are known already', () => {
    expect(distinctWords('The payload of a page', 'PAYLOAD: the')).toEqual(['of', 'page']);
  });
});

describe('marking', () => {
  const marked = (text: string, ...found: string[]) => markWords(text, new Set(found));

  test('marks whole words by their folded form and keeps the text', () => {
    const parts = marked('Studio w Gdańsku, nie w Łodzi.', 'gdansku', 'lodzi');
    expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      'Gdańsku',
      'Łodzi',
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe('Studio w Gdańsku, nie w Łodzi.');
  });

  test('leaves a text without matches in one piece, and an empty one empty', () => {
    expect(marked('Nothing here', 'react')).toEqual([{ text: 'Nothing here', isMatch: false }]);
    expect(marked('', 'react')).toEqual([]);
  });
});
