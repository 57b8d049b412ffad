import { expect, test } from 'vitest';
import type { DocumentType } from '../../src/config/model';
import { dataName, fileName, variableNames } from '../../src/output/names';
import { repeatableRandom, requireTheirs } from './support/theirs';

const { camelCase } = requireTheirs<{
  camelCase: (text: string, options: object) => string;
}>('camel-case');

const type = (name: string, isSingleton = false): DocumentType => ({
  name,
  isSingleton,
  description: undefined,
  filePathPattern: undefined,
  hasExtensions: false,
  contentType: 'data',
  fields: [],
  computedFields: [],
  place: { file: '', line: 1, column: 1 },
});

test('names the documents of a type by its plural, or a single one by its singular', () => {
  const names = ['Post', 'Person', 'News', 'Category', 'Settings', 'sheep', 'Datum', 'FaqItem'];
  expect(names.map((name) => dataName(type(name)))).toEqual([
    'allPosts',
    'allPeople',
    'allNews',
    'allCategories',
    'allSettings',
    'allSheep',
    'allData',
    'allFaqItems',
  ]);
  expect(names.map((name) => dataName(type(name, true)))).toEqual([
    'post',
    'person',
    'news',
    'category',
    'setting',
    'sheep',
    'datum',
    'faqItem',
  ]);
});

test('names files by ids', () => {
  expect(['a/b/c.md', '2024/a.md', 'ż.mdx'].map(fileName)).toEqual([
    'a__b__c.md',
    '_2024__a.md',
    'ż.mdx',
  ]);
});

test('names variables as contentlayer2 does', () => {
  const random = repeatableRandom(3);
  const signs = ['a', 'B', 'cD', 'EFg', '-', '_', '.', '/', '1', 'ż', ' '];
  const ids = Array.from({ length: 500 }, () =>
    Array.from({ length: 12 }, () => signs[Math.floor(random() * signs.length)]).join(''),
  );
  const used = new Set<string>();
  const theirs = ids.map((id, index) => {
    const name = camelCase(fileName(id), { stripRegexp: /[^A-Z0-9_]/gi });
    const isFree = /^(?![0-9])([a-zA-Z0-9_$]+)$/.test(name) && !used.has(name);
    used.add(isFree ? name : `Post${index}`);
    return isFree ? name : `Post${index}`;
  });
  expect([...variableNames(type('Post'), ids).values()]).toEqual(theirs);
});
