import type { DocumentKind } from '@/schema';

/** What a search result can be: a document (its row says which kind), a topic of the blog, another page. The labels are messages (`search.kinds`). */
export type EntryKind = DocumentKind | 'topic' | 'page';

/** A page as the search knows it, and as its index carries it to the browser. */
export type SearchEntry = {
  kind: EntryKind;
  /** Where it is, with the language. */
  path: string;
  title: string;
  description: string;
  /** The language of its text, where it is not the page's. */
  lang?: string;
  headings: { text: string; id: string }[];
  /** What it is about, who wrote it: looked through like the text, shown when found. */
  keywords: string[];
  /** Each further word of its text once, parted by spaces. */
  words: string;
};

/** Returns a list's items by kind, in the order the kinds first occur; the items keep theirs. */
export function groupByKind<Item>(items: readonly Item[], kindOf: (item: Item) => EntryKind) {
  const groups = new Map<EntryKind, Item[]>();
  for (const item of items) {
    const kind = kindOf(item);
    groups.set(kind, [...(groups.get(kind) ?? []), item]);
  }
  return [...groups].map(([kind, members]) => ({ kind, members }));
}
