import { defaultLocale } from '@/site/locales';
import type { Reference } from './document-facts';
import type { Finding } from './findings';
import type { IndexedDocument } from './site-index';

/** The field of a case study that says who worked in a role. */
const inShare = /^teamShares\[\d+\]\.people\[/;

type Named = { study: IndexedDocument; reference: Reference };

/** Finds people in the shares of projects that ended before they came, and people whom no share names. */
export function checkTeamShares(documents: readonly IndexedDocument[]): Finding[] {
  const originals = documents.filter(({ file }) => file.locale === defaultLocale);
  const named = originals
    .filter(({ file }) => file.collection === 'case-studies')
    .flatMap((study) =>
      study.facts.references
        .filter(({ field = '' }) => inShare.test(field))
        .map((reference) => ({ study, reference })),
    );
  // A site whose studies name roles only owes no one a place in them.
  if (named.length === 0) return [];
  const people = originals.filter(({ file }) => file.collection === 'people');
  const bySlug = new Map(people.map((person) => [person.file.slug, person]));
  return [
    ...named.flatMap((one) => findTooEarly(one, bySlug.get(one.reference.target))),
    ...people.flatMap((person) => findUnnamed(person, named)),
  ];
}

function findTooEarly({ study, reference }: Named, person?: IndexedDocument): Finding[] {
  const since = person && numberAt(person, 'since');
  const until = numberAt(study, 'years.to') ?? numberAt(study, 'years.from');
  if (!person || since === undefined || until === undefined || since <= until) return [];
  const { line, column, field, target } = reference;
  return [
    {
      file: study.file.shown,
      line,
      column,
      ...(field !== undefined && { field }),
      code: 'before-joining',
      found: `${target}, here since ${since}`,
      expected: `someone who was here by ${until}, the last year of this project`,
      fix: `Name someone else, or correct years here or since in ${person.file.shown}.`,
    },
  ];
}

function findUnnamed({ file, facts }: IndexedDocument, named: readonly Named[]): Finding[] {
  const isElsewhere = facts.texts.some(
    ({ field, text }) => field === 'onProjects' && text === 'false',
  );
  const isNamed = named.some(({ reference }) => reference.target === file.slug);
  if (isElsewhere || isNamed || facts.publicFrom === undefined) return [];
  return [
    {
      file: file.shown,
      line: 1,
      column: 1,
      level: 'warning',
      code: 'in-no-project',
      expected: 'a case study that names the person in its teamShares',
      fix: 'Add the slug to people of a share; or write onProjects: false here, for someone whose work is the company.',
    },
  ];
}

function numberAt({ facts }: IndexedDocument, field: string): number | undefined {
  const written = facts.texts.find((one) => one.field === field);
  return written && Number(written.text);
}
