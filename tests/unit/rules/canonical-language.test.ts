import { expect, test } from 'vitest';
import { canonicalLanguage } from '@/rules/canonical-language';
import { defaultLocale, locales } from '@/site/locales';

const [first, second = defaultLocale] = locales;

test('a translated page stands for itself', () => {
  expect(canonicalLanguage(locales, second)).toBe(second);
});

test('an untranslated page leads to the original, in whatever language that is', () => {
  expect(canonicalLanguage([first], second)).toBe(first);
  expect(canonicalLanguage([second], first)).toBe(second);
});
