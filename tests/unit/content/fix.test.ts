import { describe, expect, test } from 'vitest';
import { fixText } from '@/tools/content/fix/fix-text';
import { article } from './fixture';

const fix = (text: string) => fixText(Buffer.from(text), 'mdx');
const fixBody = async (body: string) =>
  (await fix(article.replace('Text.\n', body))).text.slice(article.indexOf('Text.'));

describe('mending', () => {
  test('leaves what is right', async () => {
    expect(await fix(article)).toEqual({ text: article, changes: [] });
  });

  test('bytes, line endings, blanks, dates and quotes', async () => {
    const wrong = article
      .replace('"A title"', '“A title”')
      .replace('"2026-03-02T09:00:00+01:00"', '2026-03-02T09:00:00+01:00')
      .replace('Text.', 'Text.   ')
      .replaceAll('\n', '\r\n');
    const { text, changes } = await fix(`\uFEFF${wrong}`);
    expect(text).toBe(article);
    expect(changes).toHaveLength(5);
  });

  test.each([
    ['two sentences', 'One. Two.\n', 'One.\nTwo.\n'],
    ['a sentence over two lines', 'One that\ngoes on. Two.\n', 'One that goes on.\nTwo.\n'],
    [
      'abbreviations and numbers',
      'See e.g. Here and np. Tam, 5. Zjazd.\n',
      'See e.g. Here and np. Tam, 5. Zjazd.\n',
    ],
  ])('%s', async (_, wrong, right) => {
    expect(await fixBody(wrong)).toBe(right);
  });

  test.each([
    ['code', '```ts\none();  two. Three.\n```\n'],
    ['a table', '| A. B |\n|---|\n| One. Two. |\n'],
    ['a line break of Markdown', 'One. Two.  \nThree.\n'],
    ['a list and a quotation', '- One. Two.\n\n> One. Two.\n'],
    ['code in a line', 'See `One. Two` there.\n'],
    ['a sentence that would become a list', 'It was in May.  - No. 1. Then.\n'],
    ['what cannot be read', 'One. <Two. Three.\n'],
  ])('never touches %s', async (_, body) => {
    expect(await fixBody(body)).toBe(body);
  });
});
