import type { Reader } from '@/rules/reader';
import {
  type CollectionName,
  type DocumentOf,
  type MdxCollectionName,
  type PageOf,
  rowOf,
} from '@/schema';
import { defaultLocale, type Locale } from '@/site/locales';
import { documents as compiled } from '../../.contentlayer/documents.mjs';
import { loadBody } from './bodies';
import { indexDocuments } from './document-index';

/*
 * Here and in `bodies.ts` is all that reads what Contentlayer wrote: documents without their bodies for lists here,
 * one body at a time there. Swapping Contentlayer for another compiler ends in these two files and in `body.tsx` and
 * `plain-html.ts` of `src/mdx/`.
 */

/** A document by language: always the original, and what it was translated into (`src/tools/content/split.ts`). */
type Versions<Document> = Partial<Record<Locale, Document>>;

/**
 * A document as the site uses it: with the address of its page, where it has one, its language, and the languages it
 * exists in, the original's first.
 */
export type Document<Name extends CollectionName> = DocumentOf<Name> &
  PageOf<Name> & { lang: Locale; languages: Locale[] };

/**
 * Opens a collection: `list` returns its public documents in the order of its row, `find` one of them, `params` the
 * slugs of all, for `generateStaticParams`: a page whose time has not come answers 404 until then. Each language is
 * indexed at its first use: after that a call costs the same however many documents there are. `show` turns a document
 * into what pages show, once. `all` returns every document, public or not.
 */
export function openCollection<Name extends CollectionName, Shown>(
  name: Name,
  show: (document: Document<Name>, locale: Locale) => Shown,
) {
  // A row's functions take documents of its own collection: these.
  const row = rowOf(name);
  const order = (a: Document<Name>, b: Document<Name>) => row.order(a as never, b as never);
  const gate = (document: Document<Name>) => row.gate(document as never);
  const indexes = new Map<Locale, ReturnType<typeof indexDocuments<Document<Name>, Shown>>>();
  const open = (locale: Locale) => {
    const index =
      indexes.get(locale) ??
      indexDocuments(loadDocuments(name, locale), {
        order,
        gate,
        show: (document) => show(document, locale),
      });
    indexes.set(locale, index);
    return index;
  };
  return {
    list: ({ locale, now }: Reader): Shown[] => open(locale).list(now.getTime()),
    find: (slug: string, { locale, now }: Reader) => open(locale).find(slug, now.getTime()),
    all: () => open(defaultLocale).all.map((entry) => entry.open()),
    params: () => open(defaultLocale).all.map(({ slug }) => ({ slug })),
  };
}

/** `openCollection` for documents with a body: `get` returns one with its compiled MDX. */
export function openMdx<
  Name extends MdxCollectionName,
  Shown extends { slug: string; locale: Locale },
>(name: Name, show: (document: Document<Name>, locale: Locale) => Shown) {
  const collection = openCollection(name, show);
  return {
    ...collection,
    async get(slug: string, reader: Reader): Promise<(Shown & { body: string }) | undefined> {
      const document = collection.find(slug, reader);
      return document && { ...document, body: await loadBody(name, document) };
    },
  };
}

/** Returns a collection's documents, one per slug, translated into `locale` where a translation exists. */
function loadDocuments<Name extends CollectionName>(name: Name, locale: Locale): Document<Name>[] {
  // The strict check has held every document against its schema before Contentlayer compiled it.
  const documents = compiled[name] as Versions<Document<Name>>[];
  const { page } = rowOf(name);
  return documents.flatMap((versions) => {
    const document = versions[locale] ?? versions[defaultLocale];
    if (!document) return [];
    return page ? { ...document, href: { page, slug: document.slug } } : document;
  });
}
