import type { Reader } from '@/rules/reader';
import type { Window } from '@/rules/window';
import { type CollectionName, type DocumentKind, windowOf } from '@/schema';
import type { Findable } from '@/schema/shared/collection';
import type { Locale } from '@/site/locales';
import { type Tag, tags } from '@/site/tags';
import { articles } from './articles';
import { type BodyPlace, loadWords } from './bodies';
import { showsAll } from './compiled';
import type { Document } from './documents';
import { oncePerList } from './once-per-list';
import { documentsOf, finder, type PagedRow, pagedRows } from './paged-rows';
import type { PageOf } from './pages';

/** A document's page as the search, the list of all pages and `llms.txt` show it. */
export type Entry = Required<Omit<Findable, 'more'>> & {
  kind: DocumentKind;
  href: PageOf;
  lang: Locale;
};

/** An entry with the words of its page, and when the page is public. */
export type FullEntry = Entry & Window & { text: string };

/** The public pages of one collection: how many there are, and some of them, from one place up to another. */
export type EntriesOfKind = {
  kind: DocumentKind;
  count: number;
  /** In the collection's own order. */
  cut: (from: number, to: number) => Entry[];
  /** In the alphabetical order of the reader's language. */
  cutByTitle: (from: number, to: number) => Entry[];
};

type Any = Document<CollectionName>;

/** Returns the public pages of documents by collection; what is cut from them costs the same for any number. */
export function listEntriesByKind(reader: Reader): EntriesOfKind[] {
  return pagedRows.map((row) => {
    const all = documentsOf(row.name).list(reader);
    const describe = describer(row, reader);
    return {
      kind: row.search.kind as DocumentKind,
      count: all.length,
      cut: (from, to) => all.slice(from, to).map((document) => describe(document).entry),
      cutByTitle: (from, to) =>
        orderByTitle(
          row,
          reader,
        )(all)
          .slice(from, to)
          .map((document) => describe(document).entry),
    };
  });
}

/** A list in alphabetical order, by row and language: made once until the next document becomes public. */
const ordered = new Map<string, ReturnType<typeof oncePerList<Any, Any[]>>>();

function orderByTitle(row: PagedRow, reader: Reader) {
  const key = `${row.name} ${reader.locale}`;
  const order =
    ordered.get(key) ??
    oncePerList((all: readonly Any[]) => {
      const { compare } = new Intl.Collator(reader.locale, { ignorePunctuation: true });
      const describe = describer(row, reader);
      return all
        .map((document) => ({ document, title: describe(document).entry.title }))
        .sort((a, b) => compare(a.title, b.title))
        .map(({ document }) => document);
    });
  ordered.set(key, order);
  return order;
}

/**
 * Returns the pages of all documents that are public at `now` (milliseconds) or will be, with their words; in the preview
 * all are public. For a search index, never for a page.
 */
export async function loadFullEntries(locale: Locale, now: number): Promise<FullEntry[]> {
  const lists = await Promise.all(
    pagedRows.map(async (row) => {
      const all = documentsOf(row.name).all(locale);
      const findable = all
        .map((document) => ({ document, window: windowIn(row.name, document) }))
        .filter(({ window }) => isToCome(window, now));
      const texts = await loadWords(findable.map(({ document }) => document).filter(hasBody));
      const describe = describer(row, { locale });
      return findable.map(({ document, window }): FullEntry => {
        const { entry, more } = describe(document);
        const body = hasBody(document) ? texts.get(document.bodyHash) : undefined;
        return { ...entry, ...window, text: [...more, body].join('\n') };
      });
    }),
  );
  return lists.flat();
}

/** Returns the documents of a collection without pages that are public at `now` or will be, with their windows. */
export function listPartWindows<Name extends CollectionName>(
  name: Name,
  { locale, now }: { locale: Locale; now: number },
): { document: Document<Name>; window: Window }[] {
  const all = documentsOf(name).all(locale) as unknown as Document<Name>[];
  return all
    .map((document) => ({ document, window: windowIn(name, document) }))
    .filter(({ window }) => isToCome(window, now));
}

/** Returns the tags that articles carry, with the time from the first of these articles until the last. */
export function listTagWindows(now: number): ({ tag: Tag } & Window)[] {
  const all = articles.all().map((article) => ({ article, ...windowIn('blog', article) }));
  return tags.flatMap((tag) => {
    const own = all.filter((one) => one.article.tags.includes(tag) && isToCome(one, now));
    if (own.length === 0) return [];
    const from = Math.min(...own.map((one) => one.from));
    return [{ tag, from, until: Math.max(...own.map((one) => one.until)) }];
  });
}

/** When a document is found: never before 1970, so that all such times can be written as JSON. */
function windowIn(name: CollectionName, document: object): Window {
  if (showsAll()) return { from: 0, until: Number.POSITIVE_INFINITY };
  const { from, until } = windowOf(name, document);
  return { from: Math.max(0, from), until };
}

const isToCome = ({ from, until }: Window, now: number) =>
  from !== Number.POSITIVE_INFINITY && from < until && now < until;

/** Returns the function that describes documents of a row; `more` is text of the page besides the body. */
function describer({ page, search }: PagedRow, reader: Pick<Reader, 'locale'>) {
  const find = finder(reader);
  return (document: Any): { entry: Entry; more: readonly string[] } => {
    const { slug, lang } = document;
    const { title, description, ...rest } = search.describe(document as never, find);
    const { more = [], tags = [], keywords = [], headings = [], price = {} } = rest;
    const kind = search.kind as DocumentKind;
    const href = { page, slug };
    return {
      entry: { kind, href, lang, title, description, tags, keywords, headings, price },
      more,
    };
  };
}

const hasBody = (document: Any): document is Any & BodyPlace => 'bodyHash' in document;
