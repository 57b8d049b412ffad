import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  caseStudies,
  countKinds,
  findNextCaseStudy,
  getCaseStudy,
  listFeaturedCaseStudies,
  pickCaseStudies,
} from '@/collections/case-studies';
import { people } from '@/collections/people';
import { services } from '@/collections/services';
import { readIn } from '../reader';

const reader = { locale: 'en', now: new Date('2100-01-01T00:00:00Z') } as const;
const studies = caseStudies.list(reader);
const source = (slug: string) => readFileSync(`content/case-studies/${slug}.mdx`, 'utf8');

test('the case studies are the ten of the specification', () => {
  expect(studies.map(({ slug }) => slug).toSorted()).toEqual(
    [
      'seadvisor',
      'learnly',
      'clinic',
      'aquatest',
      'placeme',
      'realestate',
      'ticket',
      'hotel',
      'vod',
      'exchange',
    ].toSorted(),
  );
});

test('each of the five kinds is there, and together they are all', () => {
  const counts = countKinds(studies);
  expect(counts).toHaveLength(5);
  expect(counts.every(({ count }) => count > 0)).toBe(true);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(studies.length);
});

test('no two share a description, a place in the grid, an accent or a testimonial', () => {
  for (const field of ['description', 'order', 'accent'] as const) {
    expect(new Set(studies.map((study) => study[field])).size, field).toBe(studies.length);
  }
  expect(new Set(studies.map(({ testimonial }) => testimonial.text)).size).toBe(studies.length);
});

test('the figures of the specification stand in their texts', () => {
  expect(source('ticket')).toContain('over 100 ticket types');
  const exchange = source('exchange').toLowerCase();
  expect(exchange).toMatch(/over 190 currencies/);
  expect(exchange).toMatch(/4 metals/);
  expect(exchange).toContain(
    'login and password; a robot check; password validation; a code by sms and another by e-mail',
  );
});

test('every file is a case study on the site', () => {
  expect(readdirSync('content/case-studies').toSorted()).toEqual(
    studies.map(({ slug }) => `${slug}.mdx`).toSorted(),
  );
});

test('following “next” visits every case study once', () => {
  const visited: string[] = [];
  let slug = studies[0]?.slug ?? '';
  while (!visited.includes(slug)) {
    visited.push(slug);
    slug = findNextCaseStudy(slug, reader)?.slug ?? '';
  }
  expect(visited).toEqual(studies.map((study) => study.slug));
});

test('the home page shows four that exist, each service two', () => {
  expect(listFeaturedCaseStudies(reader)).toHaveLength(4);
  for (const { slug, relatedCaseStudies = [] } of services.list(readIn('en'))) {
    expect(pickCaseStudies(relatedCaseStudies, reader), slug).toHaveLength(2);
  }
});

describe.each(studies.map((study) => [study.slug, study] as const))('%s', (slug, study) => {
  test('has hours that add up to 100 percent', () => {
    expect(study.teamShares.reduce((sum, { hours }) => sum + hours, 0)).toBe(100);
  });

  test('tells its story in 700 words or more, in parts', () => {
    expect(study.words).toBeGreaterThanOrEqual(700);
    expect(study.headings.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(3);
  });

  test('names somebody who exists, and tiles that were used', async () => {
    const page = await getCaseStudy(slug, reader);
    expect(people.find(page?.contactPerson.slug ?? '', readIn('en'))).toBeDefined();
    const expected = study.onlyTechnologies ?? study.technologies;
    expect(page?.tiles.map(({ key }) => key).toSorted()).toEqual([...expected].toSorted());
  });
});
