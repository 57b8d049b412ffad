/* These tests hold the demo's content against docs/specification.md. Delete this folder with the demo. */
import { describe, expect, test } from 'vitest';
import { findPersonFor, people } from '@/collections/people';
import { readIn } from '../reader';

const team = [
  'bogna-sadowska',
  'hanna-brzezinska',
  'ines-duarte',
  'kacper-dunaj',
  'lucja-morawiec',
  'marek-zielen',
  'ola-wisnicka',
  'tomasz-kowalik',
];

describe.each(team)('%s', (slug) => {
  const english = people.find(slug, readIn('en'));
  const polish = people.find(slug, readIn('pl'));

  test('has three experience entries, a quote and every fact of the specification', () => {
    expect(english?.experience).toHaveLength(3);
    for (const fact of ['email', 'phone', 'website', 'birthday', 'location', 'quote'] as const)
      expect(english?.[fact]).toBeTruthy();
  });

  test('is there in both languages', () => {
    expect([english?.lang, polish?.lang]).toEqual(['en', 'pl']);
    expect(polish?.languages).toEqual(['en', 'pl']);
    expect(polish?.description).not.toBe(english?.description);
  });
});

test('the developer of the home page has a sentence and profiles to link to', () => {
  const developer = findPersonFor('quote', readIn('en'));
  expect(developer?.quote).toBeTruthy();
  expect(Object.keys(developer?.socials ?? {}).length).toBeGreaterThan(0);
});
