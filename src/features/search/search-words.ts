import { fold } from '@/rules/fold';
import { wholeWord as whole } from '@/rules/written-words';

/** Returns the words of a text in their order, folded. Index and queries use the same words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Returns the words of a text that are not in `known`, each once and as first written, without single letters. They are
 * in alphabetical order, which halves their compressed size.
 */
export function distinctWords(text: string, known = ''): string[] {
  const words = new Map<string, string>();
  const isKnown = new Set(wordsOf(known));
  for (const word of text.match(whole) ?? []) {
    const folded = fold(word);
    if (folded.length > 1 && !isKnown.has(folded) && !words.has(folded)) words.set(folded, word);
  }
  return [...words].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word);
}

export type MarkedPart = { text: string; isMatch: boolean };

/** Splits a text at the words whose folded form is in `found`; the parts, joined, are the text again. */
export function markWords(text: string, found: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(whole)) {
    if (!wordsOf(match[0]).some((word) => found.has(word))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMatch: false });
    end = match.index + match[0].length;
    parts.push({ text: match[0], isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
