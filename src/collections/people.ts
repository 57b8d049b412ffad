import type { Duty } from '@/site/duties';
import { defaultLocale, type Locale } from '@/site/locales';
import { loadDocuments } from './generated';
import { resolveImage } from './images';

/** Somebody of the agency, with the portrait resolved. */
export type PersonSummary = NonNullable<ReturnType<typeof getPerson>>;

/** Returns a person by slug, in the page's language where translated; undefined where there is none. */
export function getPerson(slug: string, locale: Locale) {
  const people = loadDocuments('people', locale);
  const person = people.find((candidate) => candidate.slug === slug);
  return person && { ...person, portrait: resolveImage(person.portrait) };
}

/** Returns the person a document names; throws where there is none, which the content check rules out. */
export function requirePerson(slug: string, locale: Locale): PersonSummary {
  const person = getPerson(slug, locale);
  if (!person) throw new Error(`content/people has no "${slug}"; run the content check`);
  return person;
}

/** Returns the first person, by slug, whose document names this duty; undefined where nobody's does. */
export function findPersonFor(duty: Duty, locale: Locale): PersonSummary | undefined {
  const person = loadDocuments('people', locale).find((one) => one.duties?.includes(duty));
  return person && getPerson(person.slug, locale);
}

/** Returns the slugs of everybody who has a profile. */
export function listPeopleSlugs(): string[] {
  return loadDocuments('people', defaultLocale).map(({ slug }) => slug);
}
