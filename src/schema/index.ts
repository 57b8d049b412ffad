import type { z } from 'zod';
import type { Window } from '../rules/window';
import { academy } from './academy';
import { addOns } from './add-ons';
import { blog } from './blog';
import { caseStudies } from './case-studies';
import { faq } from './faq';
import { jobs } from './jobs';
import { legal } from './legal';
import { people } from './people';
import { plans } from './plans';
import { publications } from './publications';
import { services } from './services';
import type { Collection, DocumentIn } from './shared/collection';
import { technologies } from './technologies';
import { videos } from './videos';
import { workshops } from './workshops';

/**
 * Every collection of the site by its folder under content/, in the order of lists of all pages. From its row come the
 * check, the types, help in editors, the build, the sitemap, the search, `llms.txt` and link previews.
 */
export const collections = {
  services,
  workshops,
  'case-studies': caseStudies,
  blog,
  videos,
  academy,
  people,
  jobs,
  publications,
  technologies,
  plans,
  'add-ons': addOns,
  faq,
  legal,
} as const satisfies Record<string, Collection>;

export type { Collection };

type Collections = typeof collections;
export type CollectionName = keyof Collections;

/** The folders under content/. */
export const folders = Object.keys(collections) as CollectionName[];
type Values<T> = T[keyof T];

/** The collections whose documents have a body. */
export type MdxCollectionName = Values<{
  [Name in CollectionName]: Collections[Name]['form'] extends 'mdx' ? Name : never;
}>;

/** The collections whose documents have pages. */
type PagesName = Values<{
  [Name in CollectionName]: Collections[Name] extends { page: string } ? Name : never;
}>;

/** The addresses of documents' pages. */
export type DocumentPage = Collections[PagesName]['page'];

/** The address of a document's page, as links take it; absent where documents of a collection have none. */
export type PageOf<Name extends CollectionName> = Name extends PagesName
  ? { href: { page: Collections[Name]['page']; slug: string } }
  : unknown;

/** What the search calls a document of a collection. */
export type DocumentKind = Collections[PagesName]['search']['kind'];

/** The fields a writer types into a document of this collection. */
export type FieldsOf<Name extends CollectionName> = z.output<Collections[Name]['schema']>;

/** A document as lists and pages get it: its fields and what the build added, without the body. */
export type DocumentOf<Name extends CollectionName> = DocumentIn<Collections[Name]>;

/** A collection's row, also for code that treats all alike. */
export const rowOf = (name: CollectionName): Collection => collections[name];

/**
 * Returns from when until when a document is public: from the time its row's gate says until its `expiresAt`, for good
 * where it has none.
 */
export function windowOf(name: CollectionName, document: object): Window {
  const expiresAt: unknown = Reflect.get(document, 'expiresAt');
  return {
    from: rowOf(name).gate(document as never),
    until: typeof expiresAt === 'string' ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY,
  };
}

/** The site path of a document, without language prefix; undefined where it has no address. */
export function addressOf(name: CollectionName, slug: string): string | undefined {
  const { page, within } = rowOf(name);
  return page?.replace('[slug]', slug) ?? (within && `${within}#${slug}`);
}
