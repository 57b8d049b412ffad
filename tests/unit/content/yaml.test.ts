import { expect, test } from 'vitest';
import { article, check, checkArticle } from './fixture';

const file = 'content/blog/first.mdx';

test('text that is not YAML', async () => {
  expect(await checkArticle('"A title"', 'One: two: three')).toMatchObject([
    { code: 'invalid-yaml', line: 2, column: 8 },
  ]);
});

test('text that starts with * or & is named beside the other mistakes', async () => {
  const expected = 'a text; one that starts with * or & needs quotes';
  const text = article.replace('"A title"', '*important*').replace('- react', '- &react');
  const plan = 'name: *base\ncurrency: "PLN"\nteam: &team [Dev, *base]\n';
  const found = await check({ [file]: text, 'content/plans/big.yaml': plan });
  expect(found.filter(({ code }) => code !== 'missing-field')).toMatchObject([
    { code: 'invalid-yaml', file, line: 2, column: 8, field: 'title', found: '*important*' },
    { code: 'invalid-yaml', file, line: 10, column: 5, field: 'tags[0]', expected },
    { code: 'invalid-yaml', line: 1, column: 7, field: 'name', expected },
    { code: 'not-in-list', line: 2, field: 'currency' },
    { code: 'invalid-yaml', line: 3, column: 7, field: 'team', found: '&team' },
    { code: 'invalid-yaml', line: 3, column: 19, field: 'team[1]', found: '*base' },
  ]);
});

test('references that would fill the memory', async () => {
  const row = (name: string, of: string) => `${name}: &${name} [${`*${of}, `.repeat(9)}]\n`;
  const bomb = ['b a', 'c b', 'd c', 'e d', 'f e', 'g f', 'h g', 'i h']
    .map((names) => names.split(' '))
    .map(([name = '', of = '']) => row(name, of));
  const found = await check({
    [file]: article.replace('tags:', `a: &a x\n${bomb.join('')}tags:`),
  });
  expect(found[0]).toMatchObject({ code: 'invalid-yaml', file, line: 9, column: 4, field: 'a' });
  expect(found.filter(({ code }) => code === 'invalid-yaml')).toHaveLength(1 + 8 * 10);
});

test('fields that are no group of fields', async () => {
  expect(await check({ 'content/technologies/x.yaml': '- a\n- b\n' })).toMatchObject([
    {
      code: 'wrong-type',
      line: 1,
      column: 1,
      expected: 'a group of fields: name, key, image, order',
    },
  ]);
});
