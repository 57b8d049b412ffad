import { describe, expect, test } from 'vitest';
import { compareClaims } from '@/tools/diff/compare/claims';
import { compareFields } from '@/tools/diff/compare/fields';
import { findNumberWords } from '@/tools/diff/compare/number-words';
import { compareLists, countWords } from '@/tools/diff/compare/words';
import { code, plainly, writeChange, writeTime, writeValue } from '@/tools/diff/report/text';

describe('words', () => {
  test('what both have stays, what is gone comes before what is new', () => {
    expect(writeChange('a calm sea at night', 'a wild sea by day')).toBe(
      'a ~~calm~~ **wild** sea ~~at night~~ **by day**',
    );
  });

  test('long stretches of the same are cut', () => {
    const same = Array.from({ length: 40 }, (_, place) => `w${place}`).join(' ');
    expect(writeChange(`${same} old`, `${same} new`)).toBe(
      '… w34 w35 w36 w37 w38 w39 ~~old~~ **new**',
    );
  });

  test('very long texts are compared as wholes, at once', () => {
    const text = (word: string) => Array.from({ length: 20_000 }, (_, n) => `${word}${n}`);
    expect(compareLists(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });

  test('both texts empty, or one', () => {
    expect(countWords('', '')).toEqual({ added: 0, removed: 0 });
    expect(countWords('', 'one two')).toEqual({ added: 2, removed: 0 });
  });
});

describe('fields', () => {
  test('an entry with a name is the same one in another place', () => {
    const before = {
      posts: [
        { role: 'A', year: 1 },
        { role: 'B', year: 2 },
      ],
    };
    const after = {
      posts: [
        { role: 'B', year: 3 },
        { role: 'A', year: 1 },
      ],
    };
    expect(compareFields(before, after)).toMatchObject([
      { kind: 'value', field: 'posts[0].year', before: 2, after: 3 },
      { kind: 'moved', field: 'posts' },
    ]);
  });

  test('what is new and what is gone has one side', () => {
    expect(compareFields({ name: 'Dinghy' }, { name: 'Dinghy', price: 2000 })).toEqual([
      { kind: 'value', field: 'price', after: 2000 },
    ]);
    expect(compareFields({ name: 'Dinghy', price: 2000 }, { name: 'Dinghy' })).toEqual([
      { kind: 'value', field: 'price', before: 2000 },
    ]);
  });

  test('an entry put in the place of another is that one with another value', () => {
    expect(compareFields({ team: ['a', 'b', 'c'] }, { team: ['a', 'x', 'c'] })).toMatchObject([
      { field: 'team[1]', before: 'b', after: 'x' },
    ]);
  });

  test('equal entries, and a list that becomes a text', () => {
    expect(compareFields({ list: ['a', 'a'] }, { list: ['a'] })).toMatchObject([
      { field: 'list[1]', before: 'a' },
    ]);
    expect(compareFields({ list: ['a'] }, { list: 'a' })).toMatchObject([
      { field: 'list', before: ['a'], after: 'a' },
    ]);
  });

  test('an entry that is edited while another is added is told as edited', () => {
    const before = { list: ['A boat is found in five hours', 'Nobody waits'] };
    const after = { list: ['New and first', 'A boat is found in four hours', 'Nobody waits'] };
    expect(compareFields(before, after)).toMatchObject([
      { field: 'list[1]', before: before.list[0], after: after.list[1] },
      { field: 'list[0]', after: 'New and first' },
    ]);
  });

  const text = 'A boat is found in five hours';
  const figure = { before: 9, after: 5, unit: 'hour' };

  test('a text that becomes a group with that text keeps its words', () => {
    expect(
      compareFields({ gains: [text, 'B'] }, { gains: [{ text, figure }, { text: 'B' }] }),
    ).toMatchObject([
      { kind: 'reshaped', field: 'gains[0]', now: 'gains[0].text' },
      { kind: 'value', field: 'gains[0].figure', after: figure },
      { kind: 'reshaped', field: 'gains[1]', now: 'gains[1].text' },
    ]);
    expect(compareFields({ gain: { text } }, { gain: text })).toMatchObject([
      { kind: 'reshaped', field: 'gain.text', now: 'gain' },
    ]);
  });

  test('a text that is edited while it becomes a group is told as edited, and an entry more as added', () => {
    const other = text.replace('five', 'four');
    expect(
      compareFields({ gains: [text] }, { gains: [{ text: other }, { text: 'C' }] }),
    ).toMatchObject([
      { kind: 'value', field: 'gains[0].text', before: text, after: other },
      { kind: 'value', field: 'gains[1]', after: { text: 'C' } },
    ]);
    expect(compareFields({ a: text }, { a: { text: 'Something else' } })).toMatchObject([
      { kind: 'value', field: 'a', before: text },
    ]);
  });

  test('a space that a line must not break at is a space', () => {
    expect(compareFields({ title: 'w\u00A0porcie' }, { title: 'w porcie' })).toEqual([]);
  });
});

describe('claims', () => {
  test.each([
    ['for $12,970 a month', 'for $13,970 a month', '$12,970', '$13,970'],
    ['in 3 days', 'in 5 days', '3 days', '5 days'],
    ['trwa 2 tygodnie', 'trwa 3 tygodnie', '2 tygodnie', '3 tygodnie'],
    ['cut by 40%', 'cut by 45%', '40%', '45%'],
    ['see https://a.test/x.', 'see https://b.test/x.', 'https://a.test/x', 'https://b.test/x'],
    ['It had forty pages', 'It had fifty pages', 'forty', 'fifty'],
    ['in seven hours', 'in eight hours', 'seven hours', 'eight hours'],
    ['w siedem godzin', 'w osiem godzin', 'siedem godzin', 'osiem godzin'],
    ['dla czterech osób', 'dla sześciu osób', 'czterech', 'sześciu'],
    ['one day at sea', 'two days at sea', 'one day', 'two days'],
    ['one of them sank', 'two of them sank', 'one', 'two'],
    ['jeden z nich zatonął', 'dwa z nich zatonęły', 'jeden', 'dwa'],
    ['by 10:42', 'by 11:42', '10:42', '11:42'],
    ['for 12 970 zł', 'for 13 970 zł', '12 970 zł', '13 970 zł'],
    ['in 2015 41 boats', 'in 2016 41 boats', '2015', '2016'],
  ])('%s', (before, after, gone, fresh) => {
    expect(compareClaims(before, after)).toEqual([{ before: gone, after: fresh }]);
  });

  test.each([
    ['one of them, with no count', 'some of them left', 'one of them left'],
    ['nor is jeden alone', 'któryś z nich', 'jeden z nich'],
    ['the same number in figures', 'for forty-two days', 'for 42 days'],
    ['the same number in Polish words', 'dwadzieścia dwa dni', '22 dni'],
    ['the same number without its sign', 'price 12,970', 'price 12970'],
    ['the places of a numbered list', '1. A\n2. B', '1. A\n2. B\n3. C'],
    ['a word with a figure in it', 'the React18 way', 'the React19 way'],
    ['ordinals', 'the second boat', 'the third boat'],
  ])('%s is none', (_, before, after) => {
    expect(compareClaims(before, after)).toEqual([]);
  });

  test('more on one side than on the other are no pairs', () => {
    expect(compareClaims('from 3 days to 5 days', 'in 5 weeks')).toEqual([
      { before: '3 days' },
      { before: '5 days' },
      { after: '5 weeks' },
    ]);
  });

  test.each([
    ['One hundred and twelve routes, two or three of them', [112, 2, 3]],
    ['at twenty to eight, forty-two boats', [20, 8, 42]],
    ['two thousand five hundred and sixty-one', [2561]],
    ['trzysta pięćdziesiąt pięć, dwa trzy', [355, 2, 3]],
    ['someone, tenant, stone, stopień', []],
  ])('the numbers of "%s"', (text, values) => {
    expect(findNumberWords(text).map(({ value }) => value)).toEqual(values);
  });

  test('numbers in links to our own pages, and the same number elsewhere, are none', () => {
    expect(compareClaims('[a](/blog/2)', '[a](/blog/3)')).toEqual([]);
    expect(compareClaims('4 or 5', '5 or 4')).toEqual([]);
  });
});

test('values as people read them, in the time that is written', () => {
  expect(writeValue(12_970)).toBe('12,970');
  expect(writeValue(true)).toBe('yes');
  expect(writeValue({ src: '/a.webp', alt: 'A *sail*' })).toBe('/a.webp, A \\*sail\\*');
  expect(writeTime('2026-03-02T09:00:00+01:00')).toBe('2 March 2026, 09:00 (+01:00)');
  expect(writeTime('2026-03-02T09:00:00Z')).toBe('2 March 2026, 09:00 (UTC)');
  expect(writeTime('2 March')).toBeUndefined();
});

describe('a text in Markdown', () => {
  test.each([
    ['- item', '\\- item'],
    ['## no heading', '\\## no heading'],
    ['2. second', '2\\. second'],
    ['2.5 metres', '2.5 metres'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['@octocat #7', '@\u200Boctocat #\u200B7'],
  ])('%s is shown as it is', (text, shown) => {
    expect(plainly(text)).toBe(shown);
  });

  test.each([
    ['a', '`a`'],
    ['a ` b', '``a ` b``'],
    ['``', '``` `` ```'],
  ])('%s stays code', (text, shown) => {
    expect(code(text)).toBe(shown);
  });
});
