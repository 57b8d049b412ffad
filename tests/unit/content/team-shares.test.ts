import { expect, test } from 'vitest';
import { caseStudy, caseStudyPath, personSince } from '@/tools/content/explain/sample-documents';
import { check } from './fixture';

const person = 'content/people/ola-nowak.yaml';
const shares = (people: string, years = '') => ({
  [caseStudyPath]: caseStudy.replace(
    'teamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3] }',
    `${years}teamShares:\n  - { name: "Dev", hours: 60, color: [1, 2, 3]${people} }`,
  ),
});
const away = { ...personSince('lucja-wojcik', 2018, 'onProjects: false\n') };

test('someone in a project that ended before they came is an error, at the name', async () => {
  const named = ', people: [ola-nowak]';
  const ended = shares(named, 'years: { from: 2019, to: 2020 }\n');
  expect(await check({ ...away, ...personSince('ola-nowak', 2021), ...ended })).toMatchObject([
    {
      code: 'before-joining',
      file: caseStudyPath,
      field: 'teamShares[0].people[0]',
      found: 'ola-nowak, here since 2021',
    },
  ]);
  for (const years of ['years: { from: 2019, to: 2021 }\n', 'years: { from: 2021 }\n', ''])
    expect(
      await check({ ...away, ...personSince('ola-nowak', 2021), ...shares(named, years) }),
    ).toEqual([]);
});

test('someone whom no project names is a warning, unless they say so', async () => {
  const others = { ...personSince('lucja-wojcik', 2018), ...shares(', people: [lucja-wojcik]') };
  expect(await check({ ...others, ...personSince('ola-nowak', 2021) })).toMatchObject([
    { code: 'in-no-project', level: 'warning', file: person },
  ]);
  const said = personSince('ola-nowak', 2021, 'onProjects: false\n');
  expect(await check({ ...others, ...said })).toEqual([]);
});

test('a site whose projects name no one owes no one a place in them', async () => {
  expect(await check({ ...personSince('ola-nowak', 2021), ...shares('') })).toEqual([]);
});
