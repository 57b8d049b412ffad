import type { Reader } from '@/rules/reader';
import type { Duty } from '@/site/duties';
import type { Locale } from '@/site/locales';
import { type Document, openCollection } from './documents';
import { resolveImage } from './images';

/** Someone of the agency, with the portrait resolved. */
export type PersonSummary = ReturnType<typeof show>;

function show(person: Document<'people'>) {
  return { ...person, portrait: resolveImage(person.portrait) };
}

/** The people of the agency, in the page's language where translated. */
export const people = openCollection('people', show);

/** Returns the person a document names; throws where there is none, which the content check rules out. */
export function requirePerson(slug: string, locale: Locale): PersonSummary {
  const person = people.know(slug, locale);
  if (!person) throw new Error(`content/people has no "${slug}"; run the content check`);
  return person;
}

/** Returns the first person, by slug, whose document names this duty; undefined where no document does. */
export function findPersonFor(duty: Duty, reader: Reader): PersonSummary | undefined {
  return people.list(reader).find(({ duties }) => duties?.includes(duty));
}

/** Returns everyone with a profile in the order they came; who does not say when comes last. */
export function listTeam(reader: Reader): PersonSummary[] {
  const came = ({ since = Number.POSITIVE_INFINITY }: PersonSummary) => since;
  return people
    .list(reader)
    .toSorted((a, b) => (came(a) < came(b) ? -1 : came(a) > came(b) ? 1 : 0));
}
