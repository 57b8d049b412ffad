import { describe, expect, test, vi } from 'vitest';
import { indexDocuments } from '@/collections/document-index';

const at = (time: string) => Date.parse(time);
const documents = [
  { slug: 'second', order: 2, from: at('2026-03-01T00:00:00Z') },
  { slug: 'draft', order: 3, from: Number.POSITIVE_INFINITY },
  { slug: 'first', order: 1, from: at('2026-01-01T00:00:00Z') },
];
const show = vi.fn(({ slug }: (typeof documents)[number]) => ({ title: slug }));
const open = () =>
  indexDocuments(documents, {
    order: (a, b) => a.order - b.order,
    window: ({ from }) => ({ from, until: Number.POSITIVE_INFINITY }),
    show,
  });

describe('a list', () => {
  test('has what is public at that time, in order', () => {
    const { list } = open();
    expect(list(at('2026-02-01T00:00:00Z'))).toEqual([{ title: 'first' }]);
    expect(list(at('2026-03-01T00:00:00Z'))).toEqual([{ title: 'first' }, { title: 'second' }]);
  });

  test('goes back when an earlier time is asked for', () => {
    const { list } = open();
    expect(list(at('2026-04-01T00:00:00Z'))).toHaveLength(2);
    expect(list(at('2025-12-31T00:00:00Z'))).toEqual([]);
    expect(list(at('2026-02-01T00:00:00Z'))).toHaveLength(1);
  });

  test('is made once for all times at which the same documents are public', () => {
    const { list } = open();
    expect(list(at('2026-02-02T00:00:00Z'))).toBe(list(at('2026-02-20T00:00:00Z')));
  });

  test('leaves what it was made from alone', () => {
    const before = structuredClone(documents);
    open().list(at('2026-04-01T00:00:00Z'));
    expect(documents).toEqual(before);
  });
});

test('one document is found by its slug once it is public', () => {
  const { find } = open();
  expect(find('second', at('2026-02-28T00:00:00Z'))).toBeUndefined();
  expect(find('second', at('2026-03-01T00:00:00Z'))).toEqual({ title: 'second' });
  expect(find('draft', at('2099-01-01T00:00:00Z'))).toBeUndefined();
  expect(find('nothing', at('2099-01-01T00:00:00Z'))).toBeUndefined();
});

test('documents are prepared when they are asked for, and once', () => {
  show.mockClear();
  const { find, list, all } = open();
  expect(all.map(({ slug }) => slug)).toEqual(['first', 'second', 'draft']);
  expect(show).not.toHaveBeenCalled();
  find('first', at('2026-04-01T00:00:00Z'));
  expect(show).toHaveBeenCalledTimes(1);
  list(at('2026-04-01T00:00:00Z'));
  expect(show).toHaveBeenCalledTimes(2);
});

describe('a document that expires', () => {
  const until = at('2026-02-10T00:00:00Z');
  const openExpiring = () =>
    indexDocuments(documents, {
      order: (a, b) => a.order - b.order,
      window: ({ slug, from }) => ({
        from,
        until: slug === 'first' ? until : Number.POSITIVE_INFINITY,
      }),
      show,
    });

  test('is in the list until that moment, and not at it', () => {
    const { list } = openExpiring();
    expect(list(until - 1)).toEqual([{ title: 'first' }]);
    expect(list(until)).toEqual([]);
    expect(list(at('2026-03-01T00:00:00Z'))).toEqual([{ title: 'second' }]);
    expect(list(until - 1)).toEqual([{ title: 'first' }]);
  });

  test('is gone from then on, not before, and what was never public is not', () => {
    const { find, findGone, know } = openExpiring();
    expect([find('first', until - 1), findGone('first', until - 1)]).toEqual([
      { title: 'first' },
      undefined,
    ]);
    expect([find('first', until), findGone('first', until)]).toEqual([
      undefined,
      { title: 'first' },
    ]);
    for (const slug of ['second', 'draft', 'nothing']) {
      expect(findGone(slug, at('2099-01-01T00:00:00Z')), slug).toBeUndefined();
    }
    expect(findGone('first', at('2025-12-31T00:00:00Z'))).toBeUndefined();
    expect(know('draft')).toEqual({ title: 'draft' });
  });
});
