import { expect, test } from 'vitest';
import { technologies } from '@/collections/case-studies';
import { findPersonFor } from '@/collections/people';
import { listPublications } from '@/collections/publications';
import { services } from '@/collections/services';
import { mostPublications } from '@/site/featured';
import { technologyKeys } from '@/site/technologies';
import { readIn } from '../reader';

const today = new Date('2026-11-20T12:00:00Z');
const endOfTime = new Date('2100-01-01T00:00:00Z');

test('the services are the six of the specification', () => {
  expect(
    services
      .list(readIn('en'))
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual([
    'migration-react-native',
    'performance-audit',
    'react-development',
    'react-native-consulting',
    'react-native-development',
    'refactoring',
  ]);
});

test('the strip has three past publications to show and two future ones to hold back', () => {
  const count = (now: Date) => listPublications({ locale: 'en', now, most: 100 }).length;
  expect(listPublications({ locale: 'en', now: today, most: mostPublications })).toHaveLength(3);
  expect(count(endOfTime) - count(today)).toBe(2);
});

test('every technology has its tile', () => {
  expect(
    technologies
      .list(readIn('en'))
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual([...technologyKeys].toSorted());
});

test('the developer on the home page exists, has a sentence and a profile to link to', () => {
  const developer = findPersonFor('quote', readIn('en'));
  expect(developer?.quote).toBeTruthy();
  expect(Object.keys(developer?.socials ?? {}).length).toBeGreaterThan(0);
});
