import { expect, test } from 'vitest';
import { pickTranslations } from '@/rules/pick-translation';

const documents: { slug: string; locale: string }[] = [
  { slug: 'a', locale: 'original' },
  { slug: 'a', locale: 'other' },
  { slug: 'b', locale: 'original' },
];

test('takes the translation where there is one, else the original', () => {
  expect(pickTranslations(documents, { wanted: 'other', original: 'original' })).toEqual([
    { slug: 'a', locale: 'other' },
    { slug: 'b', locale: 'original' },
  ]);
});

test('gives one document per slug in the original language', () => {
  expect(pickTranslations(documents, { wanted: 'original', original: 'original' })).toEqual([
    { slug: 'a', locale: 'original' },
    { slug: 'b', locale: 'original' },
  ]);
});
