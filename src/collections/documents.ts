import { pickTranslations } from '@/rules/pick-translation';
import type { Reader } from '@/rules/reader';
import { spaceTree } from '@/rules/text-spacing';
import {
  type CollectionName,
  type DocumentOf,
  type MdxCollectionName,
  type PageOf,
  rowOf,
} from '@/schema';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import academy from '../../.contentlayer/generated/AcademyTopic/metadata.json';
import addOns from '../../.contentlayer/generated/AddOn/metadata.json';
import blog from '../../.contentlayer/generated/Article/metadata.json';
import caseStudies from '../../.contentlayer/generated/CaseStudy/metadata.json';
import faq from '../../.contentlayer/generated/FaqItem/metadata.json';
import jobs from '../../.contentlayer/generated/Job/metadata.json';
import people from '../../.contentlayer/generated/Person/metadata.json';
import plans from '../../.contentlayer/generated/Plan/metadata.json';
import publications from '../../.contentlayer/generated/Publication/metadata.json';
import services from '../../.contentlayer/generated/Service/metadata.json';
import technologies from '../../.contentlayer/generated/Technology/metadata.json';
import videos from '../../.contentlayer/generated/Video/metadata.json';
import workshops from '../../.contentlayer/generated/Workshop/metadata.json';
import { loadBody } from './bodies';
import { indexDocuments } from './document-index';

/*
 * Here and in `bodies.ts` is all that reads what Contentlayer wrote: documents without their bodies for lists here,
 * one body at a time there. Swapping Contentlayer for another compiler ends in these two files and in `body.tsx` and
 * `plain-html.ts` of `src/mdx/`.
 */

type Written = { locale: string; lang?: string };

// No inferred types: what depends on this file would have to be checked anew with every document that is written.
const metadata: Record<CollectionName, Written[]> = {
  academy,
  'add-ons': addOns,
  blog,
  'case-studies': caseStudies,
  faq,
  jobs,
  people,
  plans,
  publications,
  services,
  technologies,
  videos,
  workshops,
};

/** By collection. Texts get their language's spacing here, once, so that writers need not think of it. */
const loaded = new Map<string, unknown[]>(
  Object.entries(metadata).map(([name, documents]) => [name, documents.map(setSpacing)]),
);

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
  const documents = loaded.get(name) as DocumentOf<Name>[];
  const versions = new Map<string, DocumentOf<Name>[]>();
  for (const one of documents) versions.set(one.slug, [...(versions.get(one.slug) ?? []), one]);
  const { page } = rowOf(name);
  return pickTranslations(documents, { wanted: locale, original: defaultLocale }).map(
    (document) =>
      ({
        ...document,
        ...(page && { href: { page, slug: document.slug } }),
        lang: languageOf(document),
        languages: languagesOf(versions.get(document.slug) ?? []),
      }) as Document<Name>,
  );
}

/** The languages one document exists in, the original's first; a file's own word (`lang`) counts, not its name. */
function languagesOf(versions: readonly { locale: Locale; lang?: Locale | undefined }[]): Locale[] {
  const ordered = versions.toSorted(
    (a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale),
  );
  return [...new Set(ordered.map(languageOf))];
}

function languageOf(document: { locale: Locale; lang?: Locale | undefined }): Locale {
  return document.lang ?? document.locale;
}

function setSpacing(document: Written): Written {
  // The check has held both against the languages there are.
  return spaceTree(document, (document.lang ?? document.locale) as Locale);
}
