import { describe, expect, test } from 'vitest';
import { article, caseStudy, check, checkArticle, replaceOnce, service } from './fixture';

const file = 'content/blog/first.mdx';
const cases = 'content/case-studies/product.mdx';

test('a valid site has no mistakes', async () => {
  const files = { [cases]: caseStudy, 'content/services/web.mdx': service };
  expect(await check(files)).toEqual([]);
});

describe('values', () => {
  test('a missing required field points at its parent', async () => {
    expect(await checkArticle('author: lucja-wojcik\n', '')).toMatchObject([
      { code: 'missing-field', file, line: 2, column: 1, field: 'author', fix: 'Add author.' },
    ]);
    expect(await checkArticle('  alt: "A cover"\n', '')).toMatchObject([
      { code: 'missing-field', line: 6, column: 3, field: 'image.alt' },
    ]);
  });

  test('a required field without a value points at its name', async () => {
    expect(await checkArticle('title: "A title"', 'title:')).toMatchObject([
      { code: 'null-value', line: 2, column: 1, field: 'title', fix: 'Write a value.' },
    ]);
  });

  test('an optional field without a value is a mistake too', async () => {
    expect(await checkArticle('tags:', 'views: ~\ntags:')).toMatchObject([
      {
        code: 'null-value',
        line: 9,
        column: 1,
        field: 'views',
        fix: 'Write a value, or remove the field: it is optional.',
      },
    ]);
  });

  test('a value of another type', async () => {
    expect(await checkArticle('tags:', 'views: "12"\ntags:')).toMatchObject([
      {
        code: 'wrong-type',
        line: 9,
        column: 8,
        field: 'views',
        found: '"12"',
        expected: 'a number, without quotes',
      },
    ]);
  });

  test('a number in a list of words', async () => {
    const text = replaceOnce(caseStudy, 'reasons: ["One"]', 'reasons: ["One", 2]');
    expect(await check({ [cases]: text })).toMatchObject([
      {
        code: 'wrong-type',
        line: 18,
        column: 18,
        field: 'reasons[1]',
        found: '2',
        expected: 'text',
      },
    ]);
  });

  test('a value that may have two shapes and has neither', async () => {
    const text = replaceOnce(caseStudy, 'strategy: "A plan."', 'strategy: 7');
    expect(await check({ [cases]: text })).toMatchObject([
      { code: 'wrong-type', line: 19, column: 11, field: 'strategy', expected: 'text or a list' },
    ]);
  });

  test('a mistake inside one of two shapes', async () => {
    const text = replaceOnce(caseStudy, 'strategy: "A plan."', 'strategy: [{ title: "T" }]');
    expect(await check({ [cases]: text })).toMatchObject([
      { code: 'missing-field', line: 19, column: 12, field: 'strategy[0].description' },
    ]);
  });

  test('a value outside its list, with the nearest', async () => {
    expect(await checkArticle('- react', '- reakt')).toMatchObject([
      { code: 'not-in-list', line: 10, column: 5, field: 'tags[0]', nearest: 'react' },
    ]);
  });

  test('text that is too long', async () => {
    expect(await checkArticle('A title', 'x'.repeat(91))).toMatchObject([
      {
        code: 'out-of-range',
        line: 2,
        column: 8,
        found: '91 characters',
        expected: 'at most 90 characters',
        fix: 'Shorten it.',
      },
    ]);
  });

  test('text where a list belongs is told once', async () => {
    expect(await checkArticle('tags:\n  - react', 'tags: estimating')).toMatchObject([
      { code: 'wrong-type', line: 9, column: 7, field: 'tags', expected: 'a list' },
    ]);
  });

  test.each([
    ['color: [1, 2, 3]', 'color: [1, 300, 3]', '300', 'at most 255', 'Write 255 or less.'],
    ['order: 1', 'order: -27', '-27', 'at least 1', 'Write 1 or more.'],
    ['reasons: ["One"]', 'reasons: []', '0 entries', 'at least 1 entry', 'Add what is missing.'],
    ['[1, 2, 3]', '[1]', '1 entry', 'at least 3 entries', 'Add what is missing.'],
  ])('%s as %s', async (from, to, found, expected, fix) => {
    expect(await check({ [cases]: replaceOnce(caseStudy, from, to) })).toMatchObject([
      { code: 'out-of-range', found, expected, fix },
    ]);
  });

  test('all mistakes of a file are reported at once', async () => {
    const text = article
      .replace('"A title"', '')
      .replace('- react', '- reakt')
      .replace('Text.', '# Text');
    const found = await check({ [file]: text });
    expect(found.map(({ code, line }) => [code, line])).toEqual([
      ['null-value', 2],
      ['not-in-list', 10],
      ['h1-in-body', 13],
    ]);
  });
});

describe('a # in a text', () => {
  test('after a space is reported with the whole text, for YAML drops what follows', async () => {
    expect(await checkArticle('title: "A title"', 'title: We are # 1 in estimates')).toMatchObject([
      {
        code: 'cut-text',
        line: 2,
        column: 8,
        field: 'title',
        found: 'We are',
        nearest: '"We are # 1 in estimates"',
      },
    ]);
    expect(await checkArticle('- react', '- react # the best')).toMatchObject([
      { code: 'cut-text', field: 'tags[0]' },
    ]);
  });

  test.each([
    ['within a word', 'title: C# and us'],
    ['in quotes', 'title: "We are # 1"'],
    ['on a line of its own', '# a note for writers\ntitle: A title'],
    ['after a number', 'title: "A title"\nviews: 10 # since May'],
  ])('is fine %s', async (_, line) => {
    expect(await checkArticle('title: "A title"', line)).toEqual([]);
  });
});

describe('names of fields', () => {
  test('an unknown field, with the nearest', async () => {
    expect(await checkArticle('tags:', 'veiws: 3\ntags:')).toMatchObject([
      { code: 'unknown-key', line: 9, column: 1, field: 'veiws', nearest: 'views' },
    ]);
  });

  test('an unknown field in a group of fields', async () => {
    expect(await checkArticle('  alt: "A cover"', '  alt: "A cover"\n  tittle: x')).toMatchObject([
      {
        code: 'unknown-key',
        line: 8,
        column: 3,
        field: 'image.tittle',
        expected: 'one of: src, alt',
      },
    ]);
  });

  test('the reserved key type', async () => {
    expect(await checkArticle('tags:', 'type: Person\ntags:')).toMatchObject([
      { code: 'reserved-key', line: 9, column: 1, field: 'type' },
    ]);
  });

  test('the same field twice', async () => {
    expect(await checkArticle('tags:', 'author: lucja-wojcik\ntags:')).toMatchObject([
      { code: 'duplicate-key', line: 9, column: 1 },
    ]);
  });
});
