import type { Reader } from '@/rules/reader';
import { type DocumentKind, type DocumentPage, windowOf } from '@/schema';
import type { Card, Words } from '@/schema/shared/collection';
import type { Locale } from '@/site/locales';
import { documentsOf, finder, pagedRows } from './paged-rows';

/** The address of a document's page, without its language. */
export type PageOf = { page: DocumentPage; slug: string };

/** The page of a public document, the languages it exists in, and the time of its last change, if known. */
export type DocumentAddress = PageOf & {
  languages: readonly Locale[];
  changedAt?: string | undefined;
};

/** Returns the pages of all public documents, by collection, in the order of lists. */
export function listDocumentPages(reader: Reader): DocumentAddress[] {
  return pagedRows.flatMap(({ name, page, changedAt }) =>
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
  return pagedRows.flatMap(({ name, page }) =>
    documentsOf(name)
      .all()
      .map(({ slug, languages }) => ({ page, slug, languages })),
  );
}

/** A document that has expired, as its page says so. */
export type Gone = {
  kind: DocumentKind;
  page: DocumentPage;
  title: string;
  lang: Locale;
  since: Date;
};

/** Returns what a document was that has expired; undefined where there is none, or it is public or still to come. */
export function findGone({ page, slug }: PageOf, reader: Reader): Gone | undefined {
  const row = pagedRows.find((one) => one.page === page);
  const document = row && documentsOf(row.name).findGone(slug, reader);
  if (!document) return undefined;
  const { title } = row.search.describe(document as never, finder(reader));
  const since = new Date(windowOf(row.name, document).until);
  return { kind: row.search.kind as DocumentKind, page, title, lang: document.lang, since };
}

/** Returns the content of a document's link preview; undefined where there is no such page or it is not public yet. */
export function describePreview(
  { page, slug }: { page: string; slug: string },
  { words, ...reader }: Reader & { words: Words },
): Card | undefined {
  const row = pagedRows.find((one) => one.page === page);
  const document = row && documentsOf(row.name).find(slug, reader);
  return document && row.preview(document as never, { words, find: finder(reader) });
}
