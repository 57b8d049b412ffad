import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { writeReport } from '@/tools/content/report';
import { another, article, check, checkArticle, checkSite, polish, writeSite } from './fixture';

describe('what every page needs', () => {
  test.each([
    ['Too short.', 'at least 50 characters', 'Add what is missing.'],
    ['x'.repeat(171), 'at most 170 characters', 'Shorten it.'],
  ])('a description search engines show as it is, not %s', async (text, expected, fix) => {
    expect(await checkArticle(/description: ".*"/, `description: "${text}"`)).toMatchObject([
      { code: 'out-of-range', line: 3, column: 14, field: 'description', expected, fix },
    ]);
  });

  test('a cover as wide as it is drawn', async () => {
    const folder = writeSite({ 'public/images/cover.webp': undefined });
    mkdirSync(join(folder, 'public/images'), { recursive: true });
    const draw = (width: number) =>
      sharp({ create: { width, height: 9, channels: 3, background: '#fff' } })
        .webp()
        .toFile(join(folder, 'public/images/cover.webp'));
    await draw(1599);
    expect(await checkSite(folder)).toMatchObject([
      { code: 'narrow-picture', line: 6, column: 8, field: 'image.src', found: '1599 pixels wide' },
    ]);
    await draw(1600);
    expect(await checkSite(folder)).toEqual([]);
  });

  test('a title and a description of its own; the second document is reported', async () => {
    expect(await check({ 'content/blog/second.mdx': article })).toMatchObject([
      {
        level: 'warning',
        code: 'repeated-value',
        file: 'content/blog/second.mdx',
        line: 2,
        field: 'title',
        found: 'A title',
        expected: 'a value of its own: content/blog/first.mdx has the same',
      },
      { code: 'repeated-value', line: 3, field: 'description' },
    ]);
  });

  test('a place of its own in its group', async () => {
    const question = (name: string, group: string) =>
      `question: "${name}"\nanswer: "A"\ngroup: ${group}\norder: 1\n`;
    const files = {
      'content/faq/a.yaml': question('A', 'workshops'),
      'content/faq/b.yaml': question('B', 'subscription'),
      'content/faq/c.yaml': question('C', 'subscription'),
    };
    expect(await check(files)).toMatchObject([
      { code: 'repeated-value', file: 'content/faq/c.yaml', line: 4, field: 'order', found: '1' },
    ]);
  });
});

describe('translations', () => {
  test('may differ in nothing but words', async () => {
    const texts = {
      'content/blog/first.mdx': article.replace('Text.', 'It took 2,000 hours.\n[List](/blog#a)'),
      'content/blog/first.pl.mdx': polish.replace('Tekst.', 'To 2 000 godzin.\n[Lista](/blog#b)'),
    };
    expect(await check(texts)).toEqual([]);
  });

  test.each([
    ['other-numbers', 'To 12 godzin: [lista](/blog).', '12', '10'],
    ['other-links', 'To 10 godzin: [lista](/contact).', '/contact', '/blog'],
  ])('%s', async (code, body, found, expected) => {
    const texts = {
      'content/blog/first.mdx': article.replace('Text.', 'It took 10 hours: [list](/blog).'),
      'content/blog/first.pl.mdx': polish.replace('Tekst.', body),
    };
    const file = 'content/blog/first.pl.mdx';
    expect(await check(texts)).toMatchObject([
      { level: 'warning', code, file, line: 9, found, expected },
    ]);
  });

  test('a sentence that is still that of the original, and names, which are the same', async () => {
    const body = 'The whole of the text.\nChrome UX Report by Łucja Wójcik\n';
    const texts = {
      'content/blog/first.mdx': article.replace('Text.\n', body),
      'content/blog/first.pl.mdx': polish.replace('Tekst.\n', body),
    };
    expect(await check(texts)).toMatchObject([
      { level: 'warning', code: 'left-in-original', line: 9, found: 'The whole of the text.' },
    ]);
  });
});

describe('Polish texts', () => {
  const checkPolish = (text: string) =>
    check({
      'content/blog/first.mdx': article.replace('tags:', 'lang: pl\ntags:').replace('Text.', text),
    });

  test.each([
    ['Mówi "tak".', 'foreign-quotes', 14],
    ['Mówi „tak”.\n“Nie”.', 'foreign-quotes', 15],
    ['Tak — nie.', 'foreign-dash', 14],
    ['Tak - nie.', 'foreign-dash', 14],
  ])('%s', async (text, code, line) => {
    expect(await checkPolish(text)).toMatchObject([{ level: 'warning', code, line, column: 1 }]);
  });

  test('well written, and code, which is not read', async () => {
    expect(await checkPolish('Tak – „nie”: `"kod"`.\n\n```ts\n"x" - 1\n```')).toEqual([]);
  });
});

test('files with errors are printed first, and the report ends with the sums', async () => {
  const files = {
    'content/blog/a.mdx': article,
    'content/blog/second.mdx': another.replace('- react', '- reakt'),
  };
  const report = writeReport(await check(files), (_style, text) => text);
  expect(report).toMatch(/^content\/blog\/second\.mdx {2}1 error\n/);
  expect(report).toMatch(/\n\n1 error in 1 file\n2 warnings in 1 file\nMore of any of them/);
});
