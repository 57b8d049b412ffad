import { expect, test } from 'vitest';
import { hashPages } from '@/tools/review/page-hashes';
import { listPages } from '@/tools/review/page-list';
import { readDiff } from '@/tools/review/read-results';
import { ownDocument } from '@/tools/review/typed-content';

const content = new Map<string, unknown>([
  ['people/hanna', [['en', { position: 'Designer' }, 'body']]],
  ['blog/costs', [['en', { title: 'Costs' }, 'body']]],
  ['blog/other', [['en', { title: 'Other' }, 'body']]],
]);
const changes = [{ document: 'people/hanna', field: 'position' }];
const diffOf = (addresses: { address: string; reasons: unknown[] }[]) =>
  readDiff(JSON.stringify({ version: 1, changes, addresses }));
const byHanna = [{ address: '/blog/costs', reasons: ['people/hanna: position'] }];
const hashOf = (documents: Map<string, unknown>, addresses = byHanna, diff = diffOf(addresses)) =>
  hashPages(diff, documents, ownDocument)[0]?.hash;
const before = hashOf(content);

test.each([
  ['its own document', 'blog/costs'],
  ['the document that is a reason', 'people/hanna'],
])('a page’s hash changes with %s', (_, name) => {
  expect(hashOf(new Map([...content, [name, 'changed']]))).not.toBe(before);
});

test('a page’s hash is the same while only other documents change', () => {
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(hashOf(new Map([...content, ['blog/other', 'changed']]))).toBe(before);
});

test.each(['content/people/hanna.yaml', 'content/people/hanna.pl.yaml:3', 'see people/hanna.'])(
  'a reason may name its document as %s',
  (reason) => {
    const addresses = [{ address: '/case-study', reasons: [{ text: reason }] }];
    const one = hashOf(content, addresses);
    expect(hashOf(new Map([...content, ['people/hanna', 'changed']]), addresses)).not.toBe(one);
    expect(hashOf(new Map([...content, ['blog/costs', 'changed']]), addresses)).toBe(one);
  },
);

test('where a reason names nothing that is known, all changes count', () => {
  const addresses = [{ address: '/', reasons: ['a component'] }];
  const other = readDiff(JSON.stringify({ version: 1, changes: ['more'], addresses }));
  expect(hashOf(content, addresses, other)).not.toBe(hashOf(content, addresses));
});

test('pages beyond a hundred share a box, whose hash changes with each of them', () => {
  const addresses = Array.from({ length: 250 }, (_, index) => ({
    address: `/blog/a-${index}`,
    reasons: ['people/hanna'],
  }));
  const pages = hashPages(diffOf(addresses), content, ownDocument);
  expect(pages).toHaveLength(100);
  expect(pages.at(-1)?.address).toBe('others');
  const changed = hashPages(diffOf(addresses), new Map([['blog/a-249', 'x']]), () => 'blog/a-249');
  expect(changed.at(-1)?.hash).not.toBe(pages.at(-1)?.hash);
});

test('a page knows its own document in every language', () => {
  expect(ownDocument('/blog/costs')).toBe('blog/costs');
  expect(ownDocument('/pl/blog/costs')).toBe('blog/costs');
  expect(ownDocument('/blog')).toBeUndefined();
  expect(ownDocument('/blog/page/2')).toBeUndefined();
  expect(ownDocument('/')).toBeUndefined();
});

const diff = JSON.stringify({
  version: 1,
  changes: [],
  addresses: [
    { address: '/faq#how', reasons: ['a'] },
    { address: '/blog', reasons: ['a', 'b', 'c'] },
    { address: '/faq', reasons: ['b'] },
    { address: '/feed.xml', reasons: ['a', 'b', 'c', 'd'] },
    { address: '/blog/page/[number]', reasons: ['a'] },
    { address: 'https://other.example/', reasons: ['a'] },
    { address: '/../secret', reasons: ['a'] },
  ],
});

test('the most touched pages are taken, each once; files and what is no address are not', () => {
  expect(listPages(diff, 20)).toEqual({ pages: ['/blog', '/faq'], left: [] });
  expect(listPages(diff, 1)).toEqual({ pages: ['/blog'], left: ['/faq'] });
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
  ['{"version":2,"changes":[],"addresses":[]}', 'version'],
  ['{"version":1,"changes":[],"addresses":[{"address":5}]}', 'addresses.0.address'],
])('%s is refused with a sentence', (text, why) => {
  expect(() => listPages(text, 20)).toThrow(why);
});
