import { describe, expect, test } from 'vitest';
import { createSearch, searchLimits } from '@/features/search/search';
import { groupByKind, type SearchEntry } from '@/features/search/search-entry';
import { trimEnding } from '@/features/search/word-endings';

const entry = (path: string, fields: Partial<SearchEntry>): SearchEntry => ({
  kind: 'article',
  path,
  title: 'Untitled',
  description: '',
  headings: [],
  keywords: [],
  words: '',
  ...fields,
});

const entries = [
  entry('/words', { title: 'A page about boats', words: 'harbour payload sail' }),
  entry('/headings', {
    title: 'Plans',
    headings: [{ text: 'The payload, weighed', id: 'weighed' }],
  }),
  entry('/description', { title: 'Bytes', description: 'Where the payload comes from.' }),
  entry('/title', { title: 'Payload' }),
  entry('/lodz', { kind: 'person', title: 'Marek Zieleń', keywords: ['Łódź, Poland'] }),
  entry('/job', { kind: 'job', title: 'Montażysta treści edukacyjnych', lang: 'pl' }),
  entry('/estimates', { title: 'Wyceny, których można bronić' }),
  entry('/performance', { title: 'Performance audit', description: 'Ten days of measuring.' }),
];
const search = await createSearch(entries);
const paths = (query: string) => search(query).hits.map(({ entry: { path } }) => path);

describe('ranking', () => {
  test('a title weighs more than a description, that more than a heading, that more than the text', () => {
    expect(paths('payload')).toEqual(['/title', '/description', '/headings', '/words']);
  });

  test('all words of a query together beat any of them', () => {
    expect(paths('performance audit')).toEqual(['/performance']);
    expect(paths('performance boats')).toEqual(expect.arrayContaining(['/performance', '/words']));
  });
});

describe('finding', () => {
  test.each([
    ['lodz', '/lodz'],
    ['Łódź', '/lodz'],
    ['zielen', '/lodz'],
    ['montazysta', '/job'],
    ['MONTAŻYSTY', '/job'],
    ['wycenach', '/estimates'],
    ['wycen', '/estimates'],
    ['perf', '/performance'],
    ['performence', '/performance'],
    ['measure', '/performance'],
  ])('%s finds %s', (query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  test.each(['', ' ', 'a', '😀', '.*+?^$ {}()|[]\\', 'qqqxyz', '__proto__', 'constructor'])(
    '"%s" finds nothing and breaks nothing',
    (query) => {
      expect(paths(query)).toEqual([]);
    },
  );

  test('takes a query of any length', () => {
    expect(paths(`payload ${'x'.repeat(500)}`)).toContain('/title');
  });

  test('shows no more than anyone reads', async () => {
    const many = Array.from({ length: 100 }, (_, index) => entry(`/${index}`, { title: 'Same' }));
    expect((await createSearch(many))('same').hits).toHaveLength(searchLimits.hits);
  });
});

describe('saying why', () => {
  const hitOf = (query: string, path: string) =>
    search(query).hits.find((hit) => hit.entry.path === path);

  test('the matching heading, where the title does not match', () => {
    expect(hitOf('payload', '/headings')?.heading?.id).toBe('weighed');
    expect(hitOf('payload', '/title')?.heading).toBeUndefined();
  });

  test('words of the text and keywords, where nothing that is shown matches', () => {
    expect(hitOf('payload', '/words')?.also).toEqual(['payload']);
    expect(hitOf('lodz', '/lodz')?.also).toEqual(['Łódź, Poland']);
    expect(hitOf('payload', '/description')?.also).toEqual([]);
  });

  test('by kind, in the order of the best hits', () => {
    const groups = groupByKind(entries, ({ kind }) => kind);
    expect(groups.map(({ kind, members }) => [kind, members.length])).toEqual([
      ['article', 6],
      ['person', 1],
      ['job', 1],
    ]);
  });
});

test.each([
  ['wycenach', 'wycen'],
  ['migracjami', 'migracj'],
  ['testing', 'test'],
  ['kod', 'kod'],
  ['rest', 'rest'],
])('the ending of %s is cut to %s', (word, stem) => {
  expect(trimEnding(word)).toBe(stem);
});
