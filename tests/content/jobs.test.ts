import { expect, test } from 'vitest';
import { listArticlesTagged } from '@/collections/articles';
import { jobs } from '@/collections/jobs';
import { findPersonFor } from '@/collections/people';
import { describePage } from '@/i18n/describe-page';
import { renderPlainHtml } from '@/mdx/plain-html';
import { describeJob } from '@/structured-data/job-posting';
import { readIn } from '../reader';

const today = new Date('2026-11-20T12:00:00Z');
const slug = 'montazysta-tresci-edukacyjnych';

async function requireJob(locale: 'en' | 'pl') {
  const job = await jobs.get(slug, { locale, now: today });
  if (!job) throw new Error('the job is not public');
  return job;
}

test('there is the one job of the specification, with its facts', () => {
  expect(jobs.params().map(({ slug }) => slug)).toEqual([slug]);
  expect(jobs.list({ locale: 'en', now: today })).toMatchObject([
    {
      slug,
      lang: 'pl',
      titleInEnglish: 'Junior editor of educational content',
      level: 'Junior',
      location: 'Gdańsk',
      contract: 'Permanent/Contract',
      status: 'Active',
      salary: '',
    },
  ]);
});

test('is not public before its time', async () => {
  const { publishedAt } = await requireJob('en');
  const before = { locale: 'en', now: new Date(Date.parse(publishedAt) - 1) } as const;
  const then = { locale: 'en', now: new Date(publishedAt) } as const;
  expect(jobs.list(before)).toEqual([]);
  expect(await jobs.get(slug, before)).toBeUndefined();
  expect(jobs.list(then)).toHaveLength(1);
});

test('the offer is long enough to decide by, and short enough to read', async () => {
  const { words, headings } = await requireJob('pl');
  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(900);
  expect(headings.map(({ text }) => text)).toContain('Jak wygląda rekrutacja');
});

test('is a Polish document at either address: the Polish one is canonical', async () => {
  for (const locale of ['en', 'pl'] as const) {
    const { languages, title, summary } = await requireJob(locale);
    expect(languages).toEqual(['pl']);
    const href = { page: '/career/[slug]', slug } as const;
    const { alternates } = describePage({ href, locale, title, description: summary, languages });
    expect(alternates).toMatchObject({
      canonical: `/pl/career/${slug}`,
      languages: { pl: `/pl/career/${slug}`, 'x-default': `/pl/career/${slug}` },
    });
  }
});

test('tells search engines everything, and no pay that is not there', async () => {
  const job = await requireJob('pl');
  const description = renderPlainHtml(job.body);
  const posting = describeJob(job, description);
  expect(posting).toMatchObject({
    title: job.title,
    datePosted: job.publishedAt,
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
    directApply: false,
    hiringOrganization: { name: 'Amberline' },
    jobLocation: { address: { addressLocality: 'Gdańsk', addressCountry: 'PL' } },
  });
  expect(posting).not.toHaveProperty('baseSalary');
  expect(description).toContain('<h2>Kim jesteśmy</h2>');
  expect(description).toContain('<li>Dyplomu, ukończonego kierunku ani kursu.</li>');
  expect(description).toContain('career@amberline.example');
  expect(description.match(/<(?!\/?(?:h2|p|ul|ol|li|strong|em)>)[^>]*>/g)).toBeNull();
});

test('who hires has a profile, and the article that says how is public', async () => {
  expect(findPersonFor('applications', readIn('en'))).toBeDefined();
  expect(listArticlesTagged('hiring', { locale: 'en', now: today })).not.toEqual([]);
});
