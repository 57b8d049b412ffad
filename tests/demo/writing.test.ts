/* These tests hold the demo's content against docs/specification.md. Delete this folder with the demo. */
import { expect, test } from 'vitest';
import { articles } from '@/collections/articles';
import { jobs } from '@/collections/jobs';
import { listPublications } from '@/collections/publications';
import { mostPublications as most } from '@/site/featured';

const today = { locale: 'en', now: new Date('2026-11-20T12:00:00Z') } as const;
const endOfTime = { locale: 'en', now: new Date('2100-01-01T00:00:00Z') } as const;
/** One that was deleted is not missed. */
const demoArticles = [
  'a-budget-that-survives',
  'design-tokens-in-three-layers',
  'estimates-you-can-defend',
  'flaky-is-a-bug-report',
  'forms-before-javascript',
  'hiring-by-pull-request',
  'keyboard-first-review',
  'lists-that-scroll',
  'new-architecture-checklist',
  'offline-first-without-regret',
  'react-compiler-what-to-delete',
  'testing-what-visitors-feel',
  'the-build-that-refuses',
  'the-handover-week',
  'the-strangler-route',
  'typescript-seven-in-an-afternoon',
  'what-crosses-the-wire',
].flatMap((slug) => articles.find(slug, today) ?? []);

test('the seventeen articles are worth the click: 600 words or more, in sections', () => {
  for (const { slug, words, headings } of demoArticles) {
    expect(words, slug).toBeGreaterThanOrEqual(600);
    expect(headings.filter(({ depth }) => depth === 2).length, slug).toBeGreaterThanOrEqual(2);
  }
});

test('the job has its facts and is long enough to decide by', async () => {
  const job = await jobs.get('montazysta-tresci-edukacyjnych', today);
  expect(job).toMatchObject({
    lang: 'pl',
    languages: ['pl'],
    titleInEnglish: 'Junior editor of educational content',
    level: 'Junior',
    location: 'Gdańsk',
    contract: 'Permanent/Contract',
    status: 'Active',
    salary: '',
  });
  expect(job?.words).toBeGreaterThanOrEqual(500);
  expect(job?.words).toBeLessThanOrEqual(900);
});

test('the strip has three past publications to show and holds future ones back', () => {
  expect(most).toBe(3);
  expect(listPublications({ ...today, most })).toHaveLength(most);
  const count = (reader: typeof today | typeof endOfTime) =>
    listPublications({ ...reader, most: 100 }).length;
  expect(count(endOfTime)).toBeGreaterThan(count(today));
});
