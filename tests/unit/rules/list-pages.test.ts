import { describe, expect, test } from 'vitest';
import { countPages, cutPage, listPageLinks, readPageNumber } from '@/rules/list-pages';

const letters = [...'abcdefg'];

describe('a page of a list', () => {
  test('the pages, one after the other, are the list', () => {
    const pages = [1, 2, 3].map((number) => cutPage(letters, { number, size: 3 }));
    expect(pages.map((page) => page?.items.join(''))).toEqual(['abc', 'def', 'g']);
    expect(pages.map((page) => page?.before)).toEqual([0, 3, 6]);
    expect(pages[1]).toMatchObject({ number: 2, count: 3, total: 7 });
  });

  test.each([0, 4, -1, 1.5, Number.NaN])('there is no page %s', (number) => {
    expect(cutPage(letters, { number, size: 3 })).toBeUndefined();
  });

  test('a list that just fills its pages has no empty one after them', () => {
    expect(countPages(6, 3)).toBe(2);
    expect(cutPage(letters.slice(0, 6), { number: 3, size: 3 })).toBeUndefined();
  });

  test('an empty list has one page', () => {
    expect(cutPage([], { number: 1, size: 3 })).toMatchObject({ items: [], count: 1 });
  });
});

test.each(['0', '01', 'x', '', '1.5', '-2', '1e3', '9999999', ' 2', '٢'])(
  '"%s" is no number of a page',
  (text) => {
    expect(readPageNumber(text)).toBeUndefined();
  },
);

test('a number of a page is read as it is written', () => {
  expect(readPageNumber('2')).toBe(2);
  expect(readPageNumber('417')).toBe(417);
});

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 gap 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 8 9'],
  [200, 417, '1 gap 199 200 201 gap 417'],
])('page %s of %s links to %s', (number, count, links) => {
  expect(listPageLinks(number, count).join(' ')).toBe(links);
});
