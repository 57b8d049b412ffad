import { expect, test } from 'vitest';
import { pickTranslations } from '@/rules/pick-translation';

const documents: { slug: string; locale: 'en' | 'pl' }[] = [
  { slug: 'a', locale: 'en' },
  { slug: 'a', locale: 'pl' },
  { slug: 'b', locale: 'en' },
];

test('takes the translation where there is one, else the original', () => {
  expect(pickTranslations(documents, { wanted: 'pl', original: 'en' })).toEqual([
    { slug: 'a', locale: 'pl' },
    { slug: 'b', locale: 'en' },
  ]);
});

test('gives one document per slug in the original language', () => {
  expect(pickTranslations(documents, { wanted: 'en', original: 'en' })).toEqual([
    { slug: 'a', locale: 'en' },
    { slug: 'b', locale: 'en' },
  ]);
});
