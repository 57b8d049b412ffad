import { expect, test } from 'vitest';
import { canonicalLanguage } from '@/rules/canonical-language';

test('a translated page stands for itself', () => {
  expect(canonicalLanguage(['en', 'pl'], 'pl')).toBe('pl');
});

test('an untranslated page leads to the original, in whatever language that is', () => {
  expect(canonicalLanguage(['en'], 'pl')).toBe('en');
  expect(canonicalLanguage(['pl'], 'en')).toBe('pl');
});
