import { describe, expect, test } from 'vitest';
import { isPublished, selectPublished } from '@/rules/published';

const now = new Date('2026-11-20T12:00:00Z');

describe('isPublished', () => {
  test.each([
    ['a moment before now', '2026-11-20T11:59:59Z', true],
    ['exactly now', '2026-11-20T12:00:00Z', true],
    ['a moment after now', '2026-11-20T12:00:01Z', false],
    ['now, said in Gdańsk time', '2026-11-20T13:00:00+01:00', true],
    ['later, though its digits look earlier', '2026-11-20T11:30:00-02:00', false],
  ])('%s', (_, publishedAt, expected) => {
    expect(isPublished({ publishedAt }, now)).toBe(expected);
  });

  test('at once without a time', () => {
    expect(isPublished({}, now)).toBe(true);
  });

  test('never for a draft', () => {
    expect(isPublished({ publishedAt: '2020-01-01T00:00:00Z', draft: true }, now)).toBe(false);
  });
});

describe('selectPublished', () => {
  test('keeps what is public, newest first by instant, not by text', () => {
    const documents = [
      { slug: 'old', publishedAt: '2026-01-01T00:00:00Z' },
      { slug: 'future', publishedAt: '2027-01-01T00:00:00Z' },
      { slug: 'west', publishedAt: '2026-06-01T08:00:00-05:00' },
      { slug: 'east', publishedAt: '2026-06-01T09:00:00+02:00' },
    ];
    expect(selectPublished(documents, now).map(({ slug }) => slug)).toEqual([
      'west',
      'east',
      'old',
    ]);
  });

  test('leaves its input alone', () => {
    const documents = [
      { publishedAt: '2025-01-01T00:00:00Z' },
      { publishedAt: '2026-01-01T00:00:00Z' },
    ];
    const before = structuredClone(documents);
    selectPublished(documents, now);
    expect(documents).toEqual(before);
  });
});
