import { describe, expect, test } from 'vitest';
import type { FindablePage } from '@/features/search/search-entry';
import { wordsOf } from '@/features/search/search-words';
import { synonyms } from '@/features/search/synonyms';
import { loadMessages } from '@/i18n/messages';
import { locales } from '@/site/locales';
import { addAliases } from '@/tools/search/add-aliases';
import { textOfPage } from '@/tools/search/page-text';

const page = (facts: Partial<FindablePage>): FindablePage => ({
  kind: 'article',
  path: '/blog/one',
  title: 'One',
  description: '',
  headings: [],
  keywords: [],
  text: '',
  from: 0,
  ...facts,
});
const aliasesOf = (facts: Partial<FindablePage>, locale: 'en' | 'pl' = 'en') => {
  const priced = new Set(['/development/audit']);
  return addAliases([page(facts)], { locale, priced })[0]?.aliases;
};

describe('synonyms', () => {
  test('lead to a page, in its language', () => {
    expect(aliasesOf({ kind: 'page', path: '/pricing' })).toContain('cost');
    expect(aliasesOf({ kind: 'page', path: '/pl/pricing' }, 'pl')).toContain('koszt');
    expect(aliasesOf({ kind: 'page', path: '/pl/pricing' }, 'pl')).not.toContain('cost');
  });

  test('lead to what has a price', () => {
    expect(aliasesOf({ kind: 'service', path: '/development/audit' })).toContain('price');
    expect(aliasesOf({ kind: 'service', path: '/development/other' })).toBeUndefined();
  });

  test('lead to a question with the word in its title, and to no article with it', () => {
    const title = 'Can I get a refund?';
    expect(aliasesOf({ kind: 'question', title })).toContain('money');
    expect(aliasesOf({ kind: 'question', title })).not.toContain('refund');
    expect(aliasesOf({ title })).toBeUndefined();
  });

  test.each(locales)('are words that a search can find (%s)', (locale) => {
    for (const { typed } of synonyms)
      for (const word of typed[locale].split(' '))
        expect(wordsOf(word), typed[locale]).not.toEqual([]);
  });
});

describe('the text of a page without a document', () => {
  test.each(locales)('is its sentences, without values, tags and labels (%s)', async (locale) => {
    const messages = await loadMessages(locale);
    const text = textOfPage('pricing', messages);
    expect(text).toContain(messages.subscription.pricing.lead);
    expect(text).not.toMatch(/[<>{}]|plural/);
    expect(text.split('\n')).not.toContain(messages.subscription.pricing.bar.call);
  });
});
