import type { CollectionName, DocumentOf } from '@/schema';
import { defaultLocale, type Locale } from '@/site/locales';
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

/*
 * Here and in `bodies.ts` is all that reads what Contentlayer wrote: documents without their bodies for lists here,
 * one body at a time there. Swapping Contentlayer for another compiler ends in these two files and in `body.tsx` and
 * `plain-html.ts` of `src/mdx/`.
 */

/** Every collection there is, also for folders that may not know the schemas. */
export type Loaded = CollectionName;
/** A document by language: always the original, and what it was translated into (`src/tools/content/split.ts`). */
type Versions<Document> = Partial<Record<Locale, Document>>;

// No inferred types: what depends on this file would have to be checked anew with every document that is written.
const metadata: Record<Loaded, unknown[]> = {
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

/** A document as the site uses it: its language is always said, and the languages it exists in, the original's first. */
export type Document<Name extends Loaded> = DocumentOf<Name> & {
  lang: Locale;
  languages: Locale[];
};

/** Returns a collection's documents, one per slug, translated into `locale` where a translation exists. */
export function loadDocuments<Name extends Loaded>(name: Name, locale: Locale): Document<Name>[] {
  // The strict check has held every document against its schema before Contentlayer compiled it.
  const documents = metadata[name] as Versions<Document<Name>>[];
  return documents.flatMap((versions) => versions[locale] ?? versions[defaultLocale] ?? []);
}
