import { defaultLocale, type Locale } from '@/site/locales';
import { type Document, loadDocuments } from './generated';

/** A question of the FAQ with its answer. */
export type FaqQuestion = Document<'faq'>;

/** Says whether there is a question of this name, so that a page may lead to it. */
export function hasQuestion(slug: string): boolean {
  return loadDocuments('faq', defaultLocale).some((item) => item.slug === slug);
}

/** Returns the questions of one group in their set order, each in the page's language where translated. */
export function listQuestions(group: FaqQuestion['group'], locale: Locale): FaqQuestion[] {
  return loadDocuments('faq', locale)
    .filter((item) => item.group === group)
    .toSorted((a, b) => a.order - b.order);
}
