import { beforeAll, describe, expect, test } from 'vitest';
import { createSearch } from '@/features/search/search';
import type { FindablePage } from '@/features/search/search-entry';
import { type Ranked, rankPages } from '@/features/search/search-parts';
import { mostFiles } from '@/features/search/search-plan';
import { distinctWords } from '@/features/search/search-words';
import { hidePages } from '@/features/search/server/hide-pages';
import { hiddenIn, versionAt } from '@/features/search/server/index-version';
import { type BuiltIndex, buildIndex } from '@/tools/search/build-index';
import { page, secret } from './made-up-pages';
import { makeUpWords } from './made-up-words';

const words = makeUpWords(4000);
const now = 1000;

const special: FindablePage[] = [
  page(900, { title: 'Payload' }),
  page(901, { title: 'Plans', headings: [{ text: 'The payload, weighed', id: 'weighed' }] }),
  page(902, { keywords: ['Łódź, Poland'] }),
  page(903, { title: 'Wyceny, których można bronić' }),
  page(904, { title: 'Performance audit', description: 'Ten days of measuring.' }),
  page(905, { title: 'Montażysta treści', lang: 'pl' }),
];
const pages = [...Array.from({ length: 400 }, (_, index) => page(index)), ...special, secret];

let index: BuiltIndex;
let stored: Extract<BuiltIndex['stored'], { kind: 'parts' }>;
beforeAll(() => {
  index = buildIndex(pages, now);
  if (index.stored.kind !== 'parts') throw new Error('The pages fit into one file');
  stored = index.stored;
});

/** What a browser gets of a file at a time. */
function fetchFile(name: string, time: number): string {
  const hidden = hiddenIn(versionAt(stored, time), stored, time) ?? new Set();
  return hidePages(name, index.files.get(name) ?? '', hidden);
}

async function find(query: string, time = now) {
  const files: string[] = [];
  const ranked = await rankPages(query, stored, async (name) => {
    files.push(name);
    return fetchFile(name, time).split('\n');
  });
  return { paths: ranked.map(({ page: number }: Ranked) => pages[number]?.path), files, ranked };
}

describe('an index in parts', () => {
  test.each([
    ['payload', '/page-900'],
    ['lodz', '/page-902'],
    ['Łódź', '/page-902'],
    ['wycenach', '/page-903'],
    ['wycen', '/page-903'],
    ['perfor', '/page-904'],
    ['performence', '/page-904'],
    ['eprformance', '/page-904'],
    ['aerformance', '/page-904'],
    ['performance audit', '/page-904'],
    ['montazysty', '/page-905'],
  ])('finds for "%s" %s first', async (query, path) => {
    expect((await find(query)).paths[0]).toBe(path);
  });

  test('finds the pages that an index in one piece finds, the best of them in its order', async () => {
    const whole = await createSearch(
      pages
        .filter(({ from }) => from <= now)
        .map(({ text, from: _, ...entry }) => ({
          ...entry,
          words: distinctWords(text, `${entry.title} ${entry.description}`).join(' '),
        })),
    );
    for (const query of [words[5], words[77], `${words[5]} ${words[77]}`, words[1234]]) {
      const expected = whole(query ?? '').hits.map(({ entry }) => entry.path);
      const { paths } = await find(query ?? '');
      expect(paths).toEqual(expect.arrayContaining(expected.slice(0, 10)));
      expect(expected.slice(0, 3)).toContain(paths[0]);
    }
  });

  test.each(['', 'a', '😀', '.*+?^$ {}()|[]\\', 'qqqxyzqq', '__proto__', 'constructor', '/ /'])(
    'finds nothing for "%s", and breaks nothing',
    async (query) => {
      expect((await find(query)).paths).toEqual([]);
    },
  );

  test('is read in a few files, whatever is asked', async () => {
    const most = mostFiles.strict + mostFiles.endings + mostFiles.candidates;
    for (const query of ['a', words.slice(0, 30).join(' '), 'qqqxyz wwwqqq', `${words[3]} s`])
      expect(new Set((await find(query)).files).size).toBeLessThanOrEqual(most);
  });

  test('says how the words that matched are written', async () => {
    const { ranked } = await find('lodz');
    expect(ranked[0]?.written).toContain('Łódź');
  });
});

describe('a page whose time has not come', () => {
  const ownWords = ['zugzwang', 'endgames', 'xylophone', 'quartets', 'qwertyuiop', 'unpublishable'];

  test('is in no file, and none of its words, in either direction', () => {
    const sent = [
      JSON.stringify(stored.lists),
      ...[...index.files.keys()].map((name) => fetchFile(name, now)),
    ].join('\n');
    for (const word of ownWords) {
      expect(sent.toLowerCase()).not.toContain(word);
      expect(sent.toLowerCase()).not.toContain([...word].reverse().join(''));
    }
    expect(sent).not.toContain(secret.path);
  });

  test('is found from its time on, even where it is spelled wrong', async () => {
    for (const query of ['zugzwang', 'unpublishable', 'uzgzwang']) {
      expect((await find(query, 1999)).paths).not.toContain(secret.path);
      expect((await find(query, 2000)).paths[0]).toBe(secret.path);
    }
  });

  test('has an address of its own: what was fetched before is still answered, what comes later is not', () => {
    const [before, after] = [versionAt(stored, 1999), versionAt(stored, 2000)];
    expect(before).not.toBe(after);
    expect(hiddenIn(before, stored, 1999)).toEqual(new Set([pages.length - 1]));
    expect(hiddenIn(after, stored, 1999)).toBeUndefined();
    expect(hiddenIn(before, stored, 2000)).toEqual(new Set([pages.length - 1]));
    expect(hiddenIn(after, stored, 2000)).toEqual(new Set());
    for (const version of ['', '0', 'x-0', `${before}x`, before.replace('-0', '--1')])
      expect(hiddenIn(version, stored, 2000)).toBeUndefined();
  });
});

describe('a page that expires', () => {
  const passing = page(951, { title: 'Quixotic vuvuzela', from: 500, until: 3000 });
  const expiring = buildIndex([...pages, passing], now);
  if (expiring.stored.kind !== 'parts') throw new Error('The pages fit into one file');
  const { stored: kept, files } = expiring;
  const sentAt = (time: number) => {
    const hidden = hiddenIn(versionAt(kept, time), kept, time) ?? new Set();
    return [...files].map(([name, text]) => hidePages(name, text, hidden)).join('\n');
  };

  test('is in no file from then on, nor are its own words, in either direction', () => {
    for (const sign of ['vuvuzela', 'alezuvuv', passing.path]) {
      expect(sentAt(2999).toLowerCase()).toContain(sign);
      expect(sentAt(3000).toLowerCase()).not.toContain(sign);
      expect(JSON.stringify(kept.lists)).not.toContain(sign);
    }
  });

  test('changes the version, and what was fetched before is still answered', () => {
    const [first, opened, closed] = [1999, 2999, 3000].map((time) => versionAt(kept, time));
    expect(new Set([first, opened, closed]).size).toBe(3);
    expect(hiddenIn(opened ?? '', kept, 3000)).toEqual(new Set());
    expect(hiddenIn(closed ?? '', kept, 2999)).toBeUndefined();
    expect(hiddenIn(closed ?? '', kept, 3000)).toEqual(new Set([pages.length]));
    expect(hiddenIn(`${closed}-0`, kept, 3000)).toBeUndefined();
  });

  test('leaves an index in which none does as it was', () => {
    expect(Object.keys(stored)).not.toContain('expiring');
    expect(versionAt(stored, now)).toBe(`${stored.hash}-0`);
  });
});

describe('a small index', () => {
  test('says of what expires until when, and of nothing else', () => {
    const { stored: small } = buildIndex([page(1), page(2, { until: 3000 })], now);
    expect(small).toMatchObject({ kind: 'whole', entries: [{ from: 0 }, { until: 3000 }] });
    expect(small).not.toHaveProperty('entries.0.until');
  });

  test('is one file with all entries and their times', () => {
    const small = buildIndex([page(1), secret], now);
    expect(small.files.size).toBe(0);
    expect(small.stored).toMatchObject({
      kind: 'whole',
      entries: [{ from: 0, entry: { path: '/page-1' } }, { from: 2000 }],
    });
  });
});
