import { describe, expect, test } from 'vitest';
import { excerptOf } from '@/tools/content/excerpt';
import { writeAnnotations } from '@/tools/content/machine-reports';

describe('a line of source with its marks', () => {
  test.each([
    ['plain letters', 'see here', 'here', 'see here', '    ^^^^'],
    [
      'Polish letters, one of them combined',
      'z\u0307o\u0301łć x',
      'x',
      'z\u0307o\u0301łć x',
      '     ^',
    ],
    ['an emoji of several parts', '👩‍💻 x', 'x', '👩‍💻 x', '   ^'],
    ['letters twice as wide', '日本 x', 'x', '日本 x', '     ^'],
    ['a tab', 'a\tx', 'x', 'a   x', '    ^'],
    ['what cannot be seen', 'a\u200Bx', '\u200B', 'a<U+200B>x', ' ^^^^^^^^'],
  ])('%s', (_, line, what, text, marks) => {
    const found = excerptOf(line, line.indexOf(what) + 1, what.length, 80);
    expect(found).toEqual({ text, marks });
  });

  test('a long line is cut on both sides, and the mark stays below its word', () => {
    const line = `${'word '.repeat(400)}HERE${' word'.repeat(400)}`;
    const { text, marks } = excerptOf(line, line.indexOf('HERE') + 1, 4, 60);
    expect(text).toMatch(/^….*HERE.*…$/);
    expect(text.length).toBeLessThanOrEqual(60);
    expect(text.indexOf('HERE')).toBe(marks.indexOf('^'));
  });

  test('a place after the end of the line', () => {
    expect(excerptOf('ab', 3, 1, 80)).toEqual({ text: 'ab', marks: '  ^' });
  });
});

test('annotations of a workflow keep to one line each, whatever the texts are', () => {
  const finding = {
    code: 'x',
    file: 'content/a,b.mdx',
    line: 1,
    column: 2,
    field: 'tags[0]',
    found: '100%\nmore',
    expected: 'e',
    fix: 'f',
  };
  expect(writeAnnotations([finding, { ...finding, level: 'warning' }])).toBe(
    [
      '::error file=content/a%2Cb.mdx,line=1,col=2,title=x%3A tags[0]::Found: 100%25%0Amore%0AExpected: e%0Af\n',
      '::warning file=content/a%2Cb.mdx,line=1,col=2,title=x%3A tags[0]::Found: 100%25%0Amore%0AExpected: e%0Af\n',
    ].join(''),
  );
});
