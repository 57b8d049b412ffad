import type { Reader } from '@/rules/reader';
import { listCaseStudiesBy } from './case-studies';
import { listWorkshopsBy } from './workshops';

/** Returns the workshops someone teaches and the public case studies they answer for, at most `most`, with their pages. */
export function listWorkOf(person: string, { most, ...reader }: Reader & { most: number }) {
  const taught = listWorkshopsBy(person, reader)
    .slice(0, most)
    .map(({ href, title, description, lang }) => ({ href, title, description, lang }));
  const answered = listCaseStudiesBy(person, reader)
    .slice(0, most)
    .map(({ href, name, description, lang }) => ({ href, title: name, description, lang }));
  return [...taught, ...answered].slice(0, most);
}
