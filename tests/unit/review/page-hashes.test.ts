import { expect, test } from 'vitest';
import { hashPages } from '@/tools/review/page-hashes';
import { listPages } from '@/tools/review/page-list';
import { readDiff } from '@/tools/review/read-results';
import { listTouched } from '@/tools/review/touched-pages';

const page = (address: string, isSure = true) => ({ address, isSure });
const nothing = { version: 1, documents: [], messages: [], files: [] };
const write = (diff: object) => JSON.stringify({ ...nothing, ...diff });
const touchedBy = (diff: object) => listTouched(readDiff(write(diff)));

const hanna = { key: 'people/hanna', address: '/team/hanna', pages: [page('/blog/costs')] };
const costs = { key: 'blog/costs', address: '/blog/costs', pages: [page('/blog/costs')] };
const label = { key: 'site.nav.blog', locale: 'pl', after: 'Blog', routes: ['/blog'] };
const content = new Map<string, unknown>([
  ['people/hanna', [['en', { position: 'Designer' }]]],
  ['blog/costs', [['en', { title: 'Costs' }]]],
  ['blog/other', [['en', { title: 'Other' }]]],
]);
const hashOf = (diff: object, documents = content) =>
  hashPages(touchedBy(diff), documents)[0]?.hash;

test.each(['people/hanna', 'blog/costs'])(
  'a page’s hash changes with %s, which it shows',
  (name) => {
    const diff = { documents: [hanna, costs] };
    expect(hashOf(diff)).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(diff, new Map([...content, [name, 'changed']]))).not.toBe(hashOf(diff));
  },
);

test('a page’s hash is the same while only others change, in whatever order they are told', () => {
  const before = hashOf({ documents: [hanna, costs] });
  expect(hashOf({ documents: [costs, hanna] })).toBe(before);
  const more = new Map([...content, ['blog/other', 'changed']]);
  const other = { key: 'blog/other', pages: [page('/blog/other')] };
  expect(hashOf({ documents: [hanna, costs, other] }, more)).toBe(before);
});

test('a page’s hash changes with its words, and when a document goes', () => {
  expect(hashOf({ messages: [label] })).not.toBe(
    hashOf({ messages: [{ ...label, after: 'Dziennik' }] }),
  );
  const diff = { documents: [costs] };
  expect(hashOf(diff, new Map())).not.toBe(hashOf(diff));
});

test('pages beyond a hundred share a box, whose hash changes with each of them', () => {
  const documents = Array.from({ length: 250 }, (_, index) => ({
    key: `blog/a-${index}`,
    pages: [page(`/blog/a-${index}`)],
  }));
  const pages = hashPages(touchedBy({ documents }), new Map());
  expect(pages).toHaveLength(100);
  expect(pages.at(-1)?.address).toBe('others');
  const changed = hashPages(touchedBy({ documents }), new Map([['blog/a-249', 'changed']]));
  expect(changed.at(-1)?.hash).not.toBe(pages.at(-1)?.hash);
  expect(changed.slice(0, -1)).toEqual(pages.slice(0, -1));
});

const diff = write({
  documents: [
    { key: 'faq/how', address: '/faq#how', pages: [page('/faq#how'), page('/pl/faq#how')] },
    {
      key: 'blog/a',
      address: '/blog/a',
      pages: [page('/blog'), page('/blog/a'), page('/pl/blog/a')],
    },
    { key: 'people/b', pages: [page('/blog'), page('/#team'), page('/maybe', false)] },
    { key: 'jobs/c', pages: [page('/blog/page/[number]'), page('https://other.example/')] },
    { key: 'jobs/d', pages: [page('/../secret'), page('/feed.xml')] },
  ],
  messages: [{ ...label, routes: ['/', '/blog', '/blog/[slug]'] }],
  files: [{ path: '/images/a.webp', pages: ['/faq'] }],
});

test('pages come once: the first of each change, then documents’ own, then the most touched', () => {
  const { pages } = listPages(diff, 20);
  expect(pages.slice(0, 4).sort()).toEqual(['/blog', '/blog/a', '/faq', '/pl']);
  expect(pages.slice(4, 6).sort()).toEqual(['/pl/blog/a', '/pl/faq']);
  expect(pages.slice(6)).toEqual(['/', '/pl/blog']);
});

test('a message on pages of documents is looked at on one of them, and approved there', () => {
  const told = {
    ...label,
    key: 'site.article.share',
    routes: ['/blog/[slug]'],
    samples: ['/pl/blog/costs'],
  };
  expect(listPages(write({ messages: [told] }), 20).pages).toEqual(['/pl/blog/costs']);
  expect(touchedBy({ messages: [told] }).map(({ address }) => address)).toEqual(['/pl/blog/costs']);
});

test('changed code is looked at after all content, and no one approves of it by a page', () => {
  const code = [{ samples: ['/blog/other', '/blog/costs', '/blog/[slug]'] }];
  const change = { documents: [costs], code };
  expect(listPages(write(change), 20).pages).toEqual(['/blog/costs', '/blog/other']);
  expect(touchedBy(change)).toHaveLength(1);
});

test('a price is among the first pages, whatever else is touched more often', () => {
  const many = Array.from({ length: 30 }, (_, place) => ({
    key: `blog/a-${place}`,
    address: `/blog/a-${place}`,
    pages: [page('/blog'), page('/blog/tags/x'), page(`/blog/a-${place}`)],
  }));
  const plan = { key: 'plans/growth', pages: [page('/pricing'), page('/pl/pricing')] };
  const { pages } = listPages(write({ documents: [...many, plan] }), 31);
  expect(pages).toContain('/pricing');
});

test('what is beyond the most is named', () => {
  expect(listPages(diff, 7)).toMatchObject({ left: ['/pl/blog'] });
  expect(listPages('/b\r\n\n /a \n/b\n/feed.xml', 20)).toEqual({ pages: ['/b', '/a'], left: [] });
});

test.each(['blog', '/a/../b', '/a?b', '//other.example', '/a b', '/ą'])(
  '%s in a list is refused with a sentence',
  (line) => {
    expect(() => listPages(line, 20)).toThrow(`"${line}" is no address of a page`);
  },
);

test.each([
  ['{', 'it is no JSON'],
  [JSON.stringify({ ...nothing, version: 2 }), 'version'],
  [write({ documents: [{ key: 5, pages: [] }] }), 'documents.0.key'],
])('%s is refused with a sentence', (text, why) => {
  expect(() => listPages(text, 20)).toThrow(why);
});
