import { z } from 'zod';
import './field-meta';

const someText = (max: number) => z.string().regex(/\S/, 'must not be empty').max(max);

/** Visible words on one or more lines; spaces alone do not count as text. */
export const text = (max = 2000) => someText(max).meta({ words: true });

/** A short text that sits on one line: a title, a name, a label. */
export const label = (max = 120) => text(max);

/** The title of a page, which no other page of its kind should have. */
export const pageTitle = (max = 90) => label(max).meta({ distinct: true });

/**
 * One or two sentences about a page, for cards and search results: search engines cut what is longer than 170
 * characters, and choose words of their own where there are fewer than 50.
 */
export const pageDescription = () => text(170).min(50).meta({ distinct: true });

/** Text that may be left empty on purpose: "" hides the item or the line. */
export const textOrEmpty = (max = 2000) => z.string().max(max).meta({ words: true });

/** A short text that is the same in every language: the name of a person or a product, a telephone number. */
export const verbatim = (max = 120) => someText(max);

/** Fields whose text is not read on the page. */
const unread = new Set(['image', 'icon', 'id', 'unit']);

/** Returns the texts of nested fields in their order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}
