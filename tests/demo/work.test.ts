/* These tests hold the demo's content against docs/specification.md. Delete this folder with the demo. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  caseStudies,
  listFeaturedCaseStudies,
  pickCaseStudies,
  technologies,
} from '@/collections/case-studies';
import { services } from '@/collections/services';
import { listQuestions } from '@/collections/subscription';
import { workshops } from '@/collections/workshops';
import { caseStudyKinds } from '@/site/case-study-kinds';
import { locales } from '@/site/locales';
import { technologyKeys } from '@/site/technologies';
import { workshopDay } from '@/site/workshop-day';
import english from '../../messages/en/workshops.json';
import polish from '../../messages/pl/workshops.json';
import { readIn } from '../reader';

const specifiedStudies = [
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
];
const specifiedServices = [
  'migration-react-native',
  'performance-audit',
  'react-development',
  'react-native-consulting',
  'react-native-development',
  'refactoring',
];
const specifiedWorkshops = ['react-basics', 'react-native-basics', 'advanced-react-architecture'];

describe('case studies', () => {
  const studies = specifiedStudies.flatMap((slug) => caseStudies.find(slug, readIn('en')) ?? []);
  const source = (slug: string) => readFileSync(`content/case-studies/${slug}.mdx`, 'utf8');

  test('the ten are there, of all five kinds, each in a colour of its own', () => {
    expect(studies).toHaveLength(specifiedStudies.length);
    expect(new Set(studies.map(({ kind }) => kind))).toEqual(new Set(caseStudyKinds));
    expect(new Set(studies.map(({ accent }) => accent)).size).toBe(studies.length);
  });

  test.each(specifiedStudies)('%s tells its story in 700 words or more, in parts', (slug) => {
    const study = caseStudies.find(slug, readIn('en'));
    expect(study?.words).toBeGreaterThanOrEqual(700);
    expect(study?.headings.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(3);
  });

  test('the figures stand in their texts', () => {
    expect(source('ticket')).toContain('over 100 ticket types');
    const exchange = source('exchange').toLowerCase();
    expect(exchange).toMatch(/over 190 currencies/);
    expect(exchange).toMatch(/4 metals/);
    expect(exchange).toContain(
      'login and password; a robot check; password validation; a code by sms and another by email',
    );
  });

  test('the home page shows four, each service two, and every technology has its tile', () => {
    expect(listFeaturedCaseStudies(readIn('en')).length).toBeGreaterThanOrEqual(4);
    for (const slug of specifiedServices) {
      const { relatedCaseStudies = [] } = services.find(slug, readIn('en')) ?? {};
      expect(pickCaseStudies(relatedCaseStudies, readIn('en')), slug).toHaveLength(2);
    }
    const keys = technologies.list(readIn('en')).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([...technologyKeys]));
  });
});

test.each(locales)('the six services and three workshops are there in %s', (locale) => {
  for (const slug of specifiedServices)
    expect(services.find(slug, readIn(locale))?.lang, slug).toBe(locale);
  for (const slug of specifiedWorkshops)
    expect(workshops.find(slug, readIn(locale))?.lang, slug).toBe(locale);
});

describe.each(locales)('workshops, %s', (locale) => {
  test.each(specifiedWorkshops)('%s has what its page shows, day by day', async (slug) => {
    const workshop = await workshops.get(slug, readIn(locale));
    expect(workshop?.features.length).toBeGreaterThanOrEqual(1);
    expect(workshop?.forWhom.length).toBeGreaterThan(0);
    expect(workshop?.timetable).toHaveLength(workshop?.days ?? 0);
    expect(new Set(workshop?.timetable.map(({ title }) => title)).size).toBe(workshop?.days);
    expect(workshop?.words).toBeGreaterThan(150);
  });

  test('four questions and three steps lead to them', () => {
    const questions = listQuestions('workshops', readIn(locale));
    expect(questions.map(({ order }) => order)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    const { steps } = (locale === 'pl' ? polish : english).process;
    expect(Object.keys(steps)).toHaveLength(3);
  });
});

test('a tutor teaches, and the hours of a day fit between its start and its end, lunch included', () => {
  for (const slug of specifiedWorkshops)
    expect(workshops.find(slug, readIn('en'))?.tutor.skills).toContain('Teaching');
  const hour = (time: string) => Number(time.split(':')[0]);
  expect(hour(workshopDay.ends) - hour(workshopDay.starts) - 1).toBe(workshopDay.hours);
});
