import { linkedLegalTexts } from '@/site/legal';
import type { Finding } from './findings';
import type { IndexedDocument } from './site-index';

/**
 * Finds legal texts that pages link to by name and that are not there. A site without any has not begun with them: its
 * first one asks for the others.
 */
export function checkLegalTexts(documents: readonly IndexedDocument[]): Finding[] {
  const texts = documents.filter(({ file }) => file.collection === 'legal');
  const there = new Set(texts.map(({ file }) => file.slug));
  if (there.size === 0) return [];
  return linkedLegalTexts
    .filter((slug) => !there.has(slug))
    .map((slug) => ({
      code: 'missing-legal-text',
      file: `content/legal/${slug}.mdx`,
      line: 1,
      column: 1,
      expected: 'this text: the foot of every page, forms, the calendar or job ads link to it',
      fix: 'Write it; an example is in docs/writing.md.',
    }));
}
