import { describe, expect, test } from 'vitest';
import { people } from '@/collections/people';
import { listQuestions } from '@/collections/subscription';
import { listOtherWorkshops, workshops as workshopsCollection } from '@/collections/workshops';
import { locales } from '@/site/locales';
import { workshopDay } from '@/site/workshop-day';
import english from '../../messages/en/workshops.json';
import polish from '../../messages/pl/workshops.json';
import { readIn } from '../reader';

const workshops = workshopsCollection.list(readIn('en'));
const slugs = ['react-basics', 'react-native-basics', 'advanced-react-architecture'];

test('the workshops are the three of the specification, from the shallow end to the deep', () => {
  expect(workshops.map(({ slug }) => slug)).toEqual(slugs);
  expect(new Set(workshops.map(({ description }) => description)).size).toBe(3);
});

describe.each(slugs)('%s', (slug) => {
  test('has features, a tutor with a profile, and somebody it is for', async () => {
    const workshop = await workshopsCollection.get(slug, readIn('en'));
    expect(workshop?.features.length).toBeGreaterThanOrEqual(1);
    expect(people.find(workshop?.tutor.slug ?? '', readIn('en'))?.skills).toContain('Teaching');
    expect(workshop?.forWhom.length).toBeGreaterThan(0);
    expect([...(workshop?.forWhom ?? []), ...(workshop?.notForWhom ?? [])]).not.toContain('');
  });

  test.each(locales)('tells each of its days in the body, %s', async (locale) => {
    const workshop = await workshopsCollection.get(slug, readIn(locale));
    expect(workshop?.timetable).toHaveLength(workshop?.days ?? 0);
    expect(new Set(workshop?.timetable.map(({ title }) => title)).size).toBe(workshop?.days);
    expect(workshop?.words).toBeGreaterThan(150);
  });

  test('names the two others beside it', () => {
    expect(listOtherWorkshops(slug, readIn('en')).map((other) => other.slug)).toEqual(
      slugs.filter((one) => one !== slug),
    );
  });
});

test('a line without a description is hidden: the basics workshop has one', async () => {
  expect((await workshopsCollection.get('react-basics', readIn('en')))?.forWhom).toHaveLength(3);
});

test('there is no fourth workshop', async () => {
  expect(await workshopsCollection.get('vue-basics', readIn('en'))).toBeUndefined();
});

test.each(locales)('four questions come before every workshop, in order, %s', (locale) => {
  const questions = listQuestions('workshops', readIn(locale));
  expect(questions.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  expect(questions.every(({ lang }) => lang === locale)).toBe(true);
});

test('the way to a workshop has three steps, in both languages', () => {
  expect(Object.keys(english.process.steps)).toHaveLength(3);
  expect(Object.keys(polish.process.steps)).toEqual(Object.keys(english.process.steps));
});

test('the hours of a day fit between its start and its end, with an hour for lunch', () => {
  const hour = (time: string) => Number(time.split(':')[0]);
  expect(hour(workshopDay.ends) - hour(workshopDay.starts) - 1).toBe(workshopDay.hours);
});
