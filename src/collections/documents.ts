import type { Reader } from '@/rules/reader';
import type { Window } from '@/rules/window';
import {
  type CollectionName,
  type DocumentOf,
  type MdxCollectionName,
  type PageOf,
  rowOf,
  windowOf,
} from '@/schema';
import { defaultLocale, type Locale } from '@/site/locales';
import { type BodyPlace, loadBody } from './bodies';
import { readDocuments, readRevision, showsAll } from './compiled';
import { indexDocuments } from './document-index';

/** A document by language: the original, and each translation. */
type Versions<Document> = Partial<Record<Locale, Document>>;

/**
 * A document as the site uses it: with its page, if it has one, its language, and the languages it exists in, the
 * original's first.
 */
export type Document<Name extends CollectionName> = DocumentOf<Name> &
  PageOf<Name> & { lang: Locale; languages: Locale[] };

/**
 * Opens a collection. `list` returns its public documents in the order of its row, `find` one of them, `findGone` one
 * that has expired, `know` one that another names, `all` every document, public or not, `params` the slug of every
 * document. `show` turns a document into what pages show, once. Each language is indexed at its first use.
 */
export function openCollection<Name extends CollectionName, Shown>(
  name: Name,
  show: (document: Document<Name>, locale: Locale) => Shown,
) {
  // Types cannot see that a row's functions take documents of the row's own collection.
  const row = rowOf(name);
  const order = (a: Document<Name>, b: Document<Name>) => row.order(a as never, b as never);
  // Who writes sees drafts too, what is to come, and what is over; the panel of findings says which these are.
  const window = (document: Document<Name>) => (showsAll() ? endless : windowOf(name, document));
  const indexes = new Map<Locale, ReturnType<typeof indexDocuments<Document<Name>, Shown>>>();
  let revision: unknown;
  const open = (locale: Locale) => {
    // In the preview documents change.
    if (revision !== readRevision()) indexes.clear();
    revision = readRevision();
    const index =
      indexes.get(locale) ??
      indexDocuments(loadDocuments(name, locale), {
        order,
        window,
        show: (document) => show(document, locale),
      });
    indexes.set(locale, index);
    return index;
  };
  return {
    list: ({ locale, now }: Reader): Shown[] => open(locale).list(now.getTime()),
    find: (slug: string, { locale, now }: Reader) => open(locale).find(slug, now.getTime()),
    findGone: (slug: string, { locale, now }: Reader) => open(locale).findGone(slug, now.getTime()),
    know: (slug: string, locale: Locale) => open(locale).know(slug),
    all: (locale: Locale = defaultLocale) => open(locale).all.map((entry) => entry.open()),
    params: () => open(defaultLocale).all.map(({ slug }) => ({ slug })),
  };
}

const endless: Window = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** Opens a collection whose documents have bodies: `get` also returns one document with its compiled MDX. */
export function openMdx<Name extends MdxCollectionName, Shown extends { slug: string } & BodyPlace>(
  name: Name,
  show: (document: Document<Name>, locale: Locale) => Shown,
) {
  const collection = openCollection(name, show);
  return {
    ...collection,
    async get(slug: string, reader: Reader): Promise<(Shown & { body: string }) | undefined> {
      const document = collection.find(slug, reader);
      return document && { ...document, body: await loadBody(document) };
    },
  };
}

/** Returns a collection's documents, one per slug, translated into `locale` where a translation exists. */
function loadDocuments<Name extends CollectionName>(name: Name, locale: Locale): Document<Name>[] {
  // The content check has compared every document with its schema before it was compiled.
  const documents = readDocuments(name) as Versions<Document<Name>>[];
  const { page } = rowOf(name);
  return documents.flatMap((versions) => {
    const document = versions[locale] ?? versions[defaultLocale];
    if (!document) return [];
    return page ? { ...document, href: { page, slug: document.slug } } : document;
  });
}
