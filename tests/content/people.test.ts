import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { articles, listArticlesBy } from '@/collections/articles';
import { people as peopleCollection } from '@/collections/people';
import { describeProfile } from '@/structured-data/person';
import { readIn } from '../reader';

const people = peopleCollection.params().map(({ slug }) => slug);
const endOfTime = new Date('2100-01-01T00:00:00Z');

/** The slugs a field of the documents in a folder names: read from the files, whatever pages show them. */
function namedIn(folder: string, field: string): string[] {
  return readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const [, front = ''] = readFileSync(`content/${folder}/${name}`, 'utf8').split(/^---$/m);
      const slug: unknown = parse(front)[field];
      return typeof slug === 'string' ? [slug] : [];
    });
}

test('the team is the seven of the agency', () => {
  expect(people.toSorted()).toEqual([
    'hanna-brzezinska',
    'ines-duarte',
    'kacper-dunaj',
    'lucja-morawiec',
    'marek-zielen',
    'ola-wisnicka',
    'tomasz-kowalik',
  ]);
});

test('everybody an article, a workshop or a case study names has a profile', () => {
  const folders = readdirSync('content');
  const named = [
    ['blog', 'author'],
    ['workshops', 'tutor'],
    ['case-studies', 'contactPerson'],
  ]
    .filter(([folder = '']) => folders.includes(folder))
    .flatMap(([folder = '', field = '']) => namedIn(folder, field));
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((slug) => !people.includes(slug))).toEqual([]);
});

test('every article stands on exactly one profile, and none before its time', () => {
  const reader = { locale: 'en', now: endOfTime } as const;
  const shown = people.flatMap((slug) => listArticlesBy(slug, reader).map((one) => one.slug));
  expect(shown.toSorted()).toEqual(
    articles
      .list(reader)
      .map(({ slug }) => slug)
      .toSorted(),
  );
  const past = new Date('2000-01-01T00:00:00Z');
  expect(people.flatMap((slug) => listArticlesBy(slug, { locale: 'en', now: past }))).toEqual([]);
});

describe.each(people)('%s', (slug) => {
  const english = peopleCollection.find(slug, readIn('en'));
  const polish = peopleCollection.find(slug, readIn('pl'));

  test('has three experience entries, a quote and every fact of the specification', () => {
    expect(english?.experience).toHaveLength(3);
    for (const fact of ['email', 'phone', 'website', 'birthday', 'location', 'quote'] as const)
      expect(english?.[fact]).toBeTruthy();
  });

  test('is told in Polish too, with the same facts', () => {
    expect([english?.lang, polish?.lang]).toEqual(['en', 'pl']);
    expect(polish?.languages).toEqual(['en', 'pl']);
    for (const fact of ['name', 'email', 'phone', 'website', 'birthday', 'socials'] as const)
      expect(polish?.[fact]).toEqual(english?.[fact]);
    expect(polish?.portrait.src).toBe(english?.portrait.src);
    expect(polish?.description).not.toBe(english?.description);
    expect(polish?.speaks).toHaveLength(english?.speaks.length ?? 0);
    expect(polish?.skills).toHaveLength(english?.skills.length ?? 0);
    const posts = (person: typeof english) => person?.experience.map(({ company }) => company);
    expect(posts(polish)).toEqual(posts(english));
  });

  test('says in structured data only what the profile says', () => {
    if (!english) throw new Error(`${slug} has no profile`);
    const { phone: _phone, birthday: _birthday, website: _website, ...rest } = english;
    expect(describeProfile(english).mainEntity).toMatchObject({ birthDate: english.birthday });
    const bare = describeProfile(rest).mainEntity;
    expect(bare).not.toHaveProperty('telephone');
    expect(bare).not.toHaveProperty('birthDate');
  });
});
