/* These tests hold the demo's legal texts to what the code does. Delete this folder with the demo. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { draftCookie, draftCookieSeconds } from '@/features/contact/draft-cookie';
import { offer } from '@/features/subscription/offer';
import { digest, rateRules, rememberedFormsMs } from '@/site/limits';
import { locales } from '@/site/locales';
import { everyThirdParty } from '@/site/third-parties.mjs';
import { readSources } from '@/tools/imports/read-imports';
import { listDemoValues } from '@/tools/owner/demo-values';
import { drawQuestions } from '@/tools/owner/lawyer';

const hour = 60 * 60 * 1000;
const read = (slug: string, locale: string) =>
  readFileSync(`content/legal/${slug}${locale === 'en' ? '' : `.${locale}`}.mdx`, 'utf8');

/** The names under which the site's own code keeps something in a browser. */
const kept = readSources()
  .filter(([path]) => path.startsWith('src/') && !path.startsWith('src/tools/'))
  .flatMap(([, text]) => [...text.matchAll(/stored\('(?:local|session)', [`']?([\w-]+)/g)])
  .map(([, name = '']) => (name === 'themeKey' ? 'theme' : name));

describe.each(locales)('in %s', (locale) => {
  test('the text on cookies names all that is kept in a browser, and every third party', () => {
    expect(kept).toHaveLength(4);
    const text = read('cookies', locale);
    for (const name of [...kept, draftCookie]) expect(text).toContain(`\`${name}\``);
    for (const name of everyThirdParty) expect(text.toLowerCase()).toContain(name);
    const button = JSON.parse(readFileSync(`messages/${locale}/legal.json`, 'utf8')).calendar.show;
    expect(text).toContain(`_${button}_`);
  });

  test('the subscription’s terms promise what the offer says', () => {
    const text = read('subscription-terms', locale);
    const { from, to } = offer.turnaroundDays;
    expect(text).toContain(`${from}–${to}`);
    expect(text).toContain(`${offer.commissionPercent}%`);
    expect(text).toMatch(locale === 'pl' ? /siedmiodniowym/ : /seven days/);
    expect(offer.onboardingDays).toBe(7);
  });

  test('the privacy notice promises no shorter memory than the code has', () => {
    const text = read('privacy', locale);
    expect(draftCookieSeconds).toBe(600);
    expect(digest.pauseMs).toBe(hour);
    expect(rememberedFormsMs).toBe(7 * 24 * hour);
    for (const { windowMs } of Object.values(rateRules))
      expect(windowMs).toBeLessThanOrEqual(24 * hour);
    const said = {
      en: ['within an hour', 'for a week', 'within a day', 'three months'],
      pl: ['najwyżej godzinę', 'przez tydzień', 'w ciągu doby', 'trzy miesiące'],
    }[locale];
    for (const words of said) expect(text).toContain(words);
  });
});

test('docs/lawyer.md is fresh (npm run owner -- --write)', () => {
  const text = readFileSync('docs/lawyer.md', 'utf8');
  expect(drawQuestions(text, '.')).toBe(text);
});

test('the demo’s own values are found in every group', () => {
  const found = new Set(listDemoValues('.').map(({ group }) => group));
  expect([...found]).toEqual([
    'company',
    'accounts',
    'mail',
    'people',
    'words',
    'content',
    'drawings',
  ]);
});
