import type { Locale } from '@/site/locales';
import { listCaseStudies } from './case-studies';
import { listWorkshops } from './workshops';

/** Returns what somebody teaches and answers for: workshops, then public case studies, each with where it is shown. */
export function listWorkOf(person: string, reader: { locale: Locale; now: Date }) {
  const taught = listWorkshops(reader.locale)
    .filter(({ tutor }) => tutor.slug === person)
    .map(({ slug, title, description, lang }) => ({
      href: { page: '/workshops/[slug]', slug } as const,
      title,
      description,
      lang,
    }));
  const answered = listCaseStudies(reader)
    .filter(({ contactPerson }) => contactPerson === person)
    .map(({ slug, name, description, lang }) => ({
      href: { page: '/case-study/[slug]', slug } as const,
      title: name,
      description,
      lang,
    }));
  return [...taught, ...answered];
}
