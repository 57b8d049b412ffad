import type { Reader } from '@/rules/reader';
import {
  type CollectionName,
  type DocumentKind,
  type DocumentPage,
  folders,
  type MdxCollectionName,
  rowOf,
} from '@/schema';
import type {
  Card,
  Collection,
  DocumentIn,
  Find,
  Findable,
  Words,
} from '@/schema/shared/collection';
import type { Locale } from '@/site/locales';
import { listTags, type TagCount } from './articles';
import { loadTexts } from './bodies';
import { type Document, openCollection } from './documents';

/*
 * The pages of documents, as the rows of `src/schema/` describe them, for the sitemap, the search and link previews.
 * All rows are handled alike: each function of a row gets documents of its own collection, which types cannot see.
 */

type PageOf = { page: DocumentPage; slug: string };

/** The page of a public document, the languages it exists in, and the time of its last change, if known. */
export type DocumentAddress = PageOf & {
  languages: readonly Locale[];
  changedAt?: string | undefined;
};

/** A document's page as the search, the list of all pages and `llms.txt` show it. */
export type Entry = Required<Omit<Findable, 'more'>> & {
  kind: DocumentKind;
  href: PageOf;
  lang: Locale;
  text: string;
};

/** The content of every list of the site's pages: the pages of documents, and the tags that have articles. */
export type SiteContent = { entries: readonly Entry[]; tags: readonly TagCount[]; locale: Locale };

type Opened = ReturnType<typeof openCollection<CollectionName, Document<CollectionName>>>;
const opened = new Map<CollectionName, Opened>();
const names = new Map<Collection, CollectionName>(folders.map((name) => [rowOf(name), name]));

/** The rows whose documents have pages. */
const paged = folders.flatMap((name) => {
  const { page, changedAt, search, preview } = rowOf(name);
  return page && changedAt && search && preview
    ? [{ name, page: page as DocumentPage, changedAt, search, preview }]
    : [];
});

/** The search's name for the documents of each collection, in the order of lists. */
export const documentKinds = paged.map(({ search }) => search.kind as DocumentKind);

/** Returns the pages of all public documents, by collection, in the order of lists. */
export function listDocumentPages(reader: Reader): DocumentAddress[] {
  return paged.flatMap(({ name, page, changedAt }) =>
    documentsOf(name)
      .list(reader)
      .map((document) => ({
        page,
        slug: document.slug,
        languages: document.languages,
        changedAt: changedAt(document as never),
      })),
  );
}

/** Returns the pages of all documents, public or not, with the languages each exists in. */
export function listAllDocumentPages(): (PageOf & { languages: readonly Locale[] })[] {
  return paged.flatMap(({ name, page }) =>
    documentsOf(name)
      .all()
      .map(({ slug, languages }) => ({ page, slug, languages })),
  );
}

/** Returns every public page of a document, by collection, in the reader's language where translated. */
export async function listEntries(reader: Reader): Promise<Entry[]> {
  const find = finder(reader);
  const lists = await Promise.all(
    paged.map(async ({ name, page, search }) => {
      const texts = hasBodies(name) ? await loadTexts(name) : {};
      return documentsOf(name)
        .list(reader)
        .map((document): Entry => {
          const { slug, lang, locale: written } = document;
          const {
            more = [],
            tags = [],
            keywords = [],
            headings = [],
            ...facts
          } = search.describe(document as never, find);
          const { title, description } = facts;
          const text = [...more, texts[`${slug}.${written}`]].join('\n');
          const kind = search.kind as DocumentKind;
          return {
            kind,
            href: { page, slug },
            lang,
            title,
            description,
            tags,
            keywords,
            headings,
            text,
          };
        });
    }),
  );
  return lists.flat();
}

/** Returns the content of every list of the site's pages, in the reader's language. */
export async function loadSiteContent(reader: Reader): Promise<SiteContent> {
  return { entries: await listEntries(reader), tags: listTags(reader), locale: reader.locale };
}

/** Returns the content of a document's link preview; undefined where there is no such page or it is not public yet. */
export function describePreview(
  { page, slug }: { page: string; slug: string },
  { words, ...reader }: Reader & { words: Words },
): Card | undefined {
  const row = paged.find((one) => one.page === page);
  const document = row && documentsOf(row.name).find(slug, reader);
  return document && row.preview(document as never, { words, find: finder(reader) });
}

/**
 * Returns the function by which rows find documents of other collections. Throws for a missing one, which the content
 * check rules out.
 */
function finder(reader: Reader): Find {
  return <R extends Collection>(row: R, slug: string) => {
    const name = names.get(row);
    const document = name && documentsOf(name).find(slug, reader);
    if (!document) throw new Error(`content/${name} has no "${slug}"; run the content check`);
    return document as unknown as DocumentIn<R>;
  };
}

function documentsOf(name: CollectionName): Opened {
  const collection = opened.get(name) ?? openCollection(name, (document) => document);
  opened.set(name, collection);
  return collection;
}

function hasBodies(name: CollectionName): name is MdxCollectionName {
  return rowOf(name).form === 'mdx';
}
