import { addressOf, type Collection, collections, rowOf } from '@/schema';
import { listsOf } from '@/schema/list-parts';
import { defaultLocale, type Locale, locales } from '@/site/locales';
import { staticRoutes } from '@/site/routes';
import { headingIds, type IndexedDocument } from '../content/site-index';

/** The addresses there are, with what the ledger needs of them. */
export interface Living {
  /** The time (milliseconds) each page is public from, by its path without language; Infinity for a draft. */
  readonly pages: ReadonlyMap<string, number>;
  /** The headings of each page by its address in a language, where they can be told. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The languages each page is written in. */
  readonly languages: ReadonlyMap<string, ReadonlySet<Locale>>;
  /** The collections with a document that cannot be read: which lists it is in is not known. */
  readonly unread: ReadonlySet<string>;
}

/** Returns the address of a path in a language. */
export function inLanguage(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Takes an address apart: its path without language, its language, and the heading it names. */
export function splitAddress(address: string) {
  const [whole = '', heading] = address.split('#');
  const locale = locales.find((one) => whole === `/${one}` || whole.startsWith(`/${one}/`));
  const path = locale ? whole.slice(locale.length + 1) || '/' : whole;
  return { path, whole, locale: locale ?? defaultLocale, heading };
}

/** Lists the pages of the site, of its documents and of the lists these are in, with their headings. */
export function listLiving(documents: readonly IndexedDocument[]): Living {
  const pages = new Map<string, number>(staticRoutes.map((path) => [path, always]));
  const languages = new Map<string, Set<Locale>>(
    staticRoutes.map((path) => [path, new Set(locales)]),
  );
  const headings = new Map<string, Set<string>>();
  const unread = new Set<string>();
  for (const document of documents) {
    const { file, facts } = document;
    if (file.locale === defaultLocale) {
      if (facts.data === undefined) unread.add(file.collection);
      for (const list of listsOf(file.collection, facts.data)) {
        pages.set(list, Math.min(pages.get(list) ?? Infinity, gateOf(document)));
        languages.set(list, new Set(locales));
      }
    }
    const [path, part] = addressOf(file.collection, file.slug)?.split('#') ?? [];
    if (path === undefined) continue;
    const locale = languageOf(document);
    const address = inLanguage(path, locale);
    if (part !== undefined) {
      headings.set(address, (headings.get(address) ?? new Set()).add(part));
      continue;
    }
    // Of what cannot be read, its own findings speak; until then it is as public as can be.
    if (file.locale === defaultLocale) pages.set(path, gateOf(document));
    languages.set(path, (languages.get(path) ?? new Set()).add(locale));
    if (facts.outline || !hasHeadings(document)) headings.set(address, new Set(headingIds(facts)));
  }
  return { pages, headings, languages, unread };
}

const always = Number.NEGATIVE_INFINITY;
const hasHeadings = ({ file }: IndexedDocument) => rowOf(file.collection).form === 'mdx';

/** Something may be wrong with a document that is public: only what can be told makes it a draft. */
function gateOf({ file, facts }: IndexedDocument): number {
  if (facts.publicFrom !== undefined) return facts.publicFrom;
  const { gate }: Collection = collections[file.collection];
  const time = facts.data === undefined ? always : gate(Object(facts.data) as never);
  return Number.isNaN(time) ? always : time;
}

/** A document may say that its original is written in another language than the default one. */
function languageOf({ file, facts }: IndexedDocument): Locale {
  const said: unknown = Object(facts.data).lang;
  return locales.find((locale) => locale === said) ?? file.locale;
}
