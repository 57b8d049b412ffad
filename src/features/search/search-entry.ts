import type { DocumentKind } from '@/schema';

/**
 * The kinds of pages: those of documents, `topic` for the tags of the blog, `page` for a page without a document. Their
 * labels are messages (`search.kinds`).
 */
export type EntryKind = DocumentKind | 'topic' | 'page';

/** What a page has parts of that are found by themselves: the FAQ its questions, the price list its plans and add-ons. */
export const partKinds = ['question', 'plan', 'add-on'] as const;

/** The kinds of search results: pages, and parts of pages. */
export type ResultKind = EntryKind | (typeof partKinds)[number];

/** A page, or a part of one, as the search index holds it. */
export type SearchEntry = {
  kind: ResultKind;
  /** The path of the page, with the language; of a part, with its fragment. No two entries have the same. */
  path: string;
  title: string;
  description: string;
  /** The language of the text, if it differs from the language of the index. */
  lang?: string;
  headings: { text: string; id: string }[];
  /** Tags, authors and the like: searched like the text, and shown in a result that they matched. */
  keywords: string[];
  /** What visitors call it besides (`synonyms.ts`): searched, never shown. */
  aliases?: string[];
  /** The words of the text that no other field has, each once, separated by spaces. */
  words: string;
};

/**
 * A page as the index is made of it: with its whole text, and the times (milliseconds) it is public from and until;
 * without `until`, for good.
 */
export type FindablePage = Omit<SearchEntry, 'words'> & {
  text: string;
  from: number;
  until?: number;
};

/** Groups items by kind. The groups are in the order of first occurrence; the items keep their order. */
export function groupByKind<Item>(items: readonly Item[], kindOf: (item: Item) => ResultKind) {
  const groups = new Map<ResultKind, Item[]>();
  for (const item of items) {
    const kind = kindOf(item);
    groups.set(kind, [...(groups.get(kind) ?? []), item]);
  }
  return [...groups].map(([kind, members]) => ({ kind, members }));
}
