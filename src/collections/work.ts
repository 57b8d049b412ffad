import type { Reader } from '@/rules/reader';
import { caseStudies } from './case-studies';
import { workshops } from './workshops';

/** Returns the workshops someone teaches and the public case studies they answer for, each with its page. */
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
