import type { DocumentKind } from '@/schema';

/**
 * The kinds of search results: those of documents, `topic` for the tags of the blog, `page` for a page without a
 * document. Their labels are messages (`search.kinds`).
 */
export type EntryKind = DocumentKind | 'topic' | 'page';

/** A page as the search index holds it. */
export type SearchEntry = {
  kind: EntryKind;
  /** The path of the page, with the language. */
  path: string;
  title: string;
  description: string;
  /** The language of the text, if it differs from the language of the index. */
  lang?: string;
  headings: { text: string; id: string }[];
  /** Tags, authors and the like: searched like the text, and shown in a result that they matched. */
  keywords: string[];
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
export function groupByKind<Item>(items: readonly Item[], kindOf: (item: Item) => EntryKind) {
  const groups = new Map<EntryKind, Item[]>();
  for (const item of items) {
    const kind = kindOf(item);
    groups.set(kind, [...(groups.get(kind) ?? []), item]);
  }
  return [...groups].map(([kind, members]) => ({ kind, members }));
}
