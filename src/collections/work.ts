import type { Reader } from '@/rules/reader';
import { caseStudies } from './case-studies';
import { workshops } from './workshops';

/** Returns what somebody teaches and answers for: workshops, then public case studies, each with where it is shown. */
export function listWorkOf(person: string, reader: Reader) {
  const taught = workshops
    .list(reader)
    .filter(({ tutor }) => tutor.slug === person)
    .map(({ slug, title, description, lang }) => ({
      href: { page: '/workshops/[slug]', slug } as const,
      title,
      description,
      lang,
    }));
  const answered = caseStudies
    .list(reader)
    .filter(({ contactPerson }) => contactPerson === person)
    .map(({ slug, name, description, lang }) => ({
      href: { page: '/case-study/[slug]', slug } as const,
      title: name,
      description,
      lang,
    }));
  return [...taught, ...answered];
}
