import { expect, test } from 'vitest';
import { keepTicks, readBoxes, readPages, writeBoxes } from '@/tools/review/approvals.mjs';

const pricing = { address: '/pricing', hash: '0123456789abcdef' };
const blog = { address: '/pl/blog/a--b---c', hash: 'aaaabbbbccccdddd' };
const others = { address: 'others', hash: '1111222233334444' };
const ticked = (page: { address: string; hash: string }) => ({ ...page, isTicked: true });
const open = (page: { address: string; hash: string }) => ({ ...page, isTicked: false });

const present = writeBoxes([ticked(pricing), open(blog), ticked(others)], 'https://site.example');

test('boxes are read as they were written', () => {
  expect(readBoxes(`before\n\n${present}\n\nafter`)).toEqual([
    ticked(pricing),
    open(blog),
    ticked(others),
  ]);
  expect(present).toContain('[`/pricing`](https://site.example/pricing)');
  // Such a comment in HTML would end early.
  for (const [, hidden] of present.matchAll(/<!--(.*?)-->/g)) expect(hidden).not.toContain('--');
});

test('a tick holds while the hash is the same', () => {
  expect(keepTicks(present, [pricing, blog, others])).toEqual({
    boxes: [ticked(pricing), open(blog), ticked(others)],
    lost: [],
  });
});

test('a tick goes when the content has changed, or the page is not touched any more', () => {
  const changed = { ...pricing, hash: 'ffffffffffffffff' };
  expect(keepTicks(present, [changed, blog])).toEqual({
    boxes: [open(changed), open(blog)],
    lost: [
      { address: '/pricing', why: 'its content has changed since' },
      { address: 'others', why: 'this change does not touch it any more' },
    ],
  });
});

test('a new page is open, and so is all without a comment', () => {
  const fresh = { address: '/faq', hash: pricing.hash };
  expect(keepTicks(present, [fresh]).boxes).toEqual([open(fresh)]);
  expect(keepTicks('', [pricing]).boxes).toEqual([open(pricing)]);
});

const line = '- [x] `/pricing` <!-- page /pricing 0123456789abcdef -->';
const list = (...lines: string[]) =>
  ['<!-- content-review:pages -->', ...lines, '<!-- /content-review:pages -->'].join('\n');

test.each([
  ['a box outside of the list', `${line}\n${list()}`],
  ['a box of a list before the last', `${list(line)}\n${list()}`],
  ['a box in a quote', list(`> ${line}`)],
  ['a box of another address', list(line.replace('page /pricing', 'page /pricing/'))],
  ['a box with an origin', list(line.replace('page /pricing', 'page https://other.example'))],
  ['a broken hash', list(line.replace('abcdef', 'ABCDEF'))],
  ['a hash cut off', list(line.replace(' 0123456789abcdef', ''))],
  ['a comment that does not end', list(line.replace(' -->', ''))],
  ['another mark', list(line.replace('[x]', '[✓]'))],
  ['two boxes, one open', list(line, line.replace('[x]', '[ ]'))],
  ['two boxes, the open one first', list(line.replace('[x]', '[ ]'), line)],
  ['two boxes with two hashes', list(line.replace('0123', '3210'), line)],
])('%s ticks nothing', (_, text) => {
  expect(keepTicks(text, [pricing]).boxes).toEqual([open(pricing)]);
});

test('a capital X, Windows’ line ends and a list cut off are still a tick', () => {
  const text = list(line.replace('[x]', '[X]'))
    .replaceAll('\n', '\r\n')
    .replace(/<!-- \/.*$/, '');
  expect(keepTicks(text, [pricing]).boxes).toEqual([ticked(pricing)]);
});

test('a huge text of broken marks is read in one go', () => {
  const text = list(...Array.from({ length: 20_000 }, () => '- [x] <!-- page <!-- page '));
  expect(readBoxes(text)).toEqual([]);
});

test('what is no list of pages has none', () => {
  expect(readPages('no')).toEqual([]);
  expect(readPages({ length: 1, 0: pricing })).toEqual([]);
  const strange = [
    pricing,
    { ...pricing, hash: 'ffffffffffffffff' },
    { address: '/a -->', hash: pricing.hash },
    { address: `/${'a'.repeat(400)}`, hash: pricing.hash },
    { address: '/../secret', hash: pricing.hash },
    { address: '/b', hash: 5 },
    null,
  ];
  expect(readPages(strange)).toEqual([pricing]);
});
