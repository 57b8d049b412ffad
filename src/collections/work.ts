import type { Reader } from '@/rules/reader';
import { caseStudies } from './case-studies';
import { workshops } from './workshops';

/** Returns what somebody teaches and answers for: workshops, then public case studies, each with where it is shown. */
export function listWorkOf(person: string, reader: Reader) {
  const taught = workshops
    .list(reader)
    .filter(({ tutor }) => tutor.slug === person)
    .map(({ href, title, description, lang }) => ({ href, title, description, lang }));
  const answered = caseStudies
    .list(reader)
    .filter(({ contactPerson }) => contactPerson === person)
    .map(({ href, name, description, lang }) => ({ href, title: name, description, lang }));
  return [...taught, ...answered];
}
