import { describe, expect, test } from 'vitest';
import { compareBodies } from '@/tools/diff/compare/body';
import { compareClaims } from '@/tools/diff/compare/claims';
import { compareFields } from '@/tools/diff/compare/fields';
import { compareLists, countWords } from '@/tools/diff/compare/words';
import { writeChange, writeTime, writeValue } from '@/tools/diff/report/text';

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

  test('a space that a line must not break at is a space', () => {
    expect(compareFields({ title: 'w\u00A0porcie' }, { title: 'w porcie' })).toEqual([]);
  });
});

describe('bodies', () => {
  test('what looks like a heading in a code block is none', () => {
    const body = (word: string) => `## One\n\n\`\`\`sh\n## ${word}\n\`\`\`\n`;
    expect(compareBodies(body('a'), body('b'))).toMatchObject([
      { heading: '## One', kind: 'changed' },
    ]);
  });

  test('a new section, one that is gone, and two with one name', () => {
    const before = '## Same\n\nOne.\n\n## Gone\n\nTwo words.\n\n## Same\n\nThree.\n';
    const after = '## Same\n\nOne.\n\n## Same\n\nThree.\n\n## New\n\nIt is new.\n';
    expect(compareBodies(before, after)).toMatchObject([
      { heading: '## Gone', kind: 'removed', removed: 2 },
      { heading: '## New', kind: 'added', added: 3 },
    ]);
  });
});

describe('claims', () => {
  test.each([
    ['for $12,970 a month', 'for $13,970 a month', '$12,970', '$13,970'],
    ['in 3 days', 'in 5 days', '3 days', '5 days'],
    ['trwa 2 tygodnie', 'trwa 3 tygodnie', '2 tygodnie', '3 tygodnie'],
    ['cut by 40%', 'cut by 45%', '40%', '45%'],
    ['see https://a.test/x.', 'see https://b.test/x.', 'https://a.test/x', 'https://b.test/x'],
  ])('%s', (before, after, gone, fresh) => {
    expect(compareClaims(before, after)).toEqual([{ before: gone, after: fresh }]);
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
