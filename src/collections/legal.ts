import type { Reader } from '@/rules/reader';
import { type Document, openMdx } from './documents';

/** A legal text as lists show it. */
export type LegalSummary = Document<'legal'>;

/** The legal texts in their set order. */
export const legalTexts = openMdx('legal', (text) => text);

/** Returns the other legal texts, in their order. */
export function listOtherLegalTexts(slug: string, reader: Reader): LegalSummary[] {
  return legalTexts.list(reader).filter((other) => other.slug !== slug);
}
