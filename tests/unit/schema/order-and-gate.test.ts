import { describe, expect, test } from 'vitest';
import {
  always,
  bySlug,
  fromPublishedAt,
  inSetOrder,
  newestFirst,
} from '@/schema/shared/order-and-gate';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('the publish gate', () => {
  test.each([
    ['a moment before now', '2026-11-20T11:59:59Z', true],
    ['exactly now', '2026-11-20T12:00:00Z', true],
    ['a moment after now', '2026-11-20T12:00:01Z', false],
    ['now, said in Gdańsk time', '2026-11-20T13:00:00+01:00', true],
    ['later, though its digits look earlier', '2026-11-20T11:30:00-02:00', false],
  ])('%s', (_, publishedAt, isPublic) => {
    expect(fromPublishedAt({ publishedAt }) <= now).toBe(isPublic);
  });

  test('at once without a time, or without a gate', () => {
    expect(fromPublishedAt({})).toBeLessThan(0);
    expect(always()).toBeLessThan(0);
  });

  test('never for a draft', () => {
    const draft = { publishedAt: '2020-01-01T00:00:00Z', draft: true };
    expect(fromPublishedAt(draft)).toBe(Number.POSITIVE_INFINITY);
  });
});

test('newest first is by instant, not by text; equal times keep their order', () => {
  const documents = [
    { slug: 'old', publishedAt: '2026-01-01T00:00:00Z' },
    { slug: 'west', publishedAt: '2026-06-01T08:00:00-05:00' },
    { slug: 'east', publishedAt: '2026-06-01T09:00:00+02:00' },
    { slug: 'east again', publishedAt: '2026-06-01T07:00:00Z' },
  ];
  const slugs = documents.toSorted(newestFirst).map(({ slug }) => slug);
  expect(slugs).toEqual(['west', 'east', 'east again', 'old']);
});

test('the set order begins with 1, the order by name with a', () => {
  expect([{ order: 2 }, { order: 1 }].toSorted(inSetOrder)).toEqual([{ order: 1 }, { order: 2 }]);
  expect([{ slug: 'b' }, { slug: 'a' }].toSorted(bySlug)).toEqual([{ slug: 'a' }, { slug: 'b' }]);
});
