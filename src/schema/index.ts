import type { z } from 'zod';
import type { Locale } from '../site/locales';
import { academyTopic } from './academy';
import { addOn } from './add-ons';
import { article } from './blog';
import { caseStudy } from './case-studies';
import { faqItem } from './faq';
import { job } from './jobs';
import { person } from './people';
import { plan } from './plans';
import { publication } from './publications';
import { service } from './services';
import type { Folder } from './shared/folders';
import type { Heading } from './shared/heading';
import { technology } from './technologies';
import { video } from './videos';
import { workshop } from './workshops';

/** One folder under content/: what its documents are called, look like and where they are shown. */
export interface Collection {
  readonly typeName: string;
  /** mdx: frontmatter and a body. yaml: data only. */
  readonly form: 'mdx' | 'yaml';
  readonly schema: z.ZodObject;
  /** The site path of a document, without language prefix; absent: it has no address of its own. */
  readonly address?: (slug: string) => string;
  /** Documents may consist of frontmatter alone. */
  readonly bodyMayBeEmpty?: true;
}

/** Every collection of the site; adding one here gives it checks, types, editor help and a build. */
export const collections = {
  'case-studies': {
    typeName: 'CaseStudy',
    form: 'mdx',
    schema: caseStudy,
    address: (slug) => `/case-study/${slug}`,
  },
  blog: { typeName: 'Article', form: 'mdx', schema: article, address: (slug) => `/blog/${slug}` },
  services: {
    typeName: 'Service',
    form: 'mdx',
    schema: service,
    address: (slug) => `/development/${slug}`,
  },
  workshops: {
    typeName: 'Workshop',
    form: 'mdx',
    schema: workshop,
    address: (slug) => `/workshops/${slug}`,
    bodyMayBeEmpty: true,
  },
  jobs: { typeName: 'Job', form: 'mdx', schema: job, address: (slug) => `/career/${slug}` },
  academy: {
    typeName: 'AcademyTopic',
    form: 'mdx',
    schema: academyTopic,
    address: (slug) => `/academy/videos/${slug}`,
    bodyMayBeEmpty: true,
  },
  videos: { typeName: 'Video', form: 'mdx', schema: video, address: (slug) => `/video/${slug}` },
  people: { typeName: 'Person', form: 'yaml', schema: person, address: (slug) => `/team/${slug}` },
  publications: { typeName: 'Publication', form: 'yaml', schema: publication },
  technologies: { typeName: 'Technology', form: 'yaml', schema: technology },
  plans: { typeName: 'Plan', form: 'yaml', schema: plan },
  'add-ons': { typeName: 'AddOn', form: 'yaml', schema: addOn },
  faq: { typeName: 'FaqItem', form: 'yaml', schema: faqItem, address: (slug) => `/faq#${slug}` },
} as const satisfies Record<Folder, Collection>;

export type CollectionName = keyof typeof collections;
type Form<Name extends CollectionName> = (typeof collections)[Name]['form'];

/** The collections whose documents have a body. */
export type MdxCollectionName = {
  [Name in CollectionName]: Form<Name> extends 'mdx' ? Name : never;
}[CollectionName];

/** The fields a writer types into a document of this collection. */
export type FieldsOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/** What the build adds from the file name. */
export interface Identity {
  readonly slug: string;
  /** The language in the file name: the default one, or that of a translation. */
  readonly locale: Locale;
}

/** What the build adds from a body. */
export interface BodyFacts {
  readonly headings: readonly Heading[];
  readonly words: number;
}

/** A document as lists and pages get it: its fields and what the build added, without the body. */
export type DocumentOf<Name extends CollectionName> = FieldsOf<Name> &
  Identity &
  (Name extends MdxCollectionName ? BodyFacts : unknown);
