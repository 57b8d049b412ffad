import type { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import type { Priced } from '../../rules/price-line';
import type { Locale } from '../../site/locales';
import type { Tag } from '../../site/tags';

/** A heading of a body: what a table of contents shows and links to. */
export interface Heading {
  /** 2 for ##, 3 for ###, and so on. */
  readonly depth: number;
  readonly text: string;
  /** The id rehype-slug gives the heading. */
  readonly id: string;
}

/** What the build adds from the file name. */
interface Identity {
  readonly slug: string;
  /** The language in the file name: the default one, or that of a translation. */
  readonly locale: Locale;
}

/** What the build adds from a body. */
interface BodyFacts {
  readonly headings: readonly Heading[];
  readonly words: number;
  /** Where the compiled body is: a file of bodies, and its name there. */
  readonly bodyFile: string;
  readonly bodyHash: string;
}

/** mdx: frontmatter and a body. yaml: data only. */
type Form = 'mdx' | 'yaml';

/** A document as lists and pages get it: its fields and what the build added, without the body. */
type Compiled<Schema extends z.ZodObject, F extends Form> = z.output<Schema> &
  Identity &
  (F extends 'mdx' ? BodyFacts : unknown);

/** The documents of a row. */
export type DocumentIn<R extends Collection> = Compiled<R['schema'], R['form']>;

/** Returns a document of another collection in the reader's language; throws where it does not exist. */
export type Find = <R extends Collection>(row: R, slug: string) => DocumentIn<R>;

/** What the search knows of a document; `more` is text of its page besides the body. */
export type Findable = {
  title: string;
  description: string;
  tags?: readonly Tag[];
  keywords?: string[];
  headings?: readonly Heading[];
  /** What it costs at least and how long it takes. */
  price?: Priced;
  more?: string[];
};

/** What a link preview shows. */
export type Card = {
  /** The large line. */
  title: string;
  /** The small line at the top: what kind of page it is. */
  kind: string;
  /** One sentence under a short title. */
  lead?: string;
  /** The page's own picture, a path from public/; without one, the agency's amber over the sea. */
  picture?: { src: string; shape: PictureShape };
};

/** How a picture stands on the tide line: a cover, screens of a product, a portrait, or a free-standing drawing. */
export type PictureShape = 'cover' | 'screens' | 'portrait' | 'drawing';

export type Words = Awaited<ReturnType<typeof getTranslations<never>>>;

/** One folder under content/: all the site knows of its documents as a whole. */
interface Row<TypeName extends string, F extends Form, Schema extends z.ZodObject> {
  /** What its documents are called in the compiled output. */
  readonly typeName: TypeName;
  readonly form: F;
  readonly schema: Schema;
  /** Documents may consist of frontmatter alone. */
  readonly bodyMayBeEmpty?: true;
  /** The order of lists. */
  readonly order: (a: Compiled<Schema, F>, b: Compiled<Schema, F>) => number;
  /** The time a document is public from, in milliseconds; Infinity where it is not to be seen at all. */
  readonly gate: (document: Compiled<Schema, F>) => number;
}

/** Each document has a page of its own. Nothing of it can be left out: such a page would silently lack. */
interface Pages<Document, Page extends string, Kind extends string> {
  /** The address of a document's page, without its language. */
  readonly page: Page;
  /** The time of the last change, for the sitemap; undefined where the document does not say. */
  readonly changedAt: (document: Document) => string | undefined;
  /** What the search, the list of all pages and `llms.txt` say; `kind` is labelled in the messages (`search.kinds`). */
  readonly search: {
    readonly kind: Kind;
    readonly describe: (document: Document, find: Find) => Findable;
  };
  /** The picture its link is previewed with. */
  readonly preview: (document: Document, use: { words: Words; find: Find }) => Card;
}

/** Documents are shown on another page: at `<within>#<slug>`, or without an address where it is left out. */
interface Parts {
  readonly within?: `/${string}`;
}

/** A row of any collection. Its functions take its own documents, hence `never`: only the store, which has both, calls them. */
export interface Collection {
  readonly typeName: string;
  readonly form: Form;
  readonly schema: z.ZodObject;
  readonly bodyMayBeEmpty?: true;
  readonly order: (a: never, b: never) => number;
  readonly gate: (document: never) => number;
  readonly page?: `/${string}/[slug]` | undefined;
  readonly within?: `/${string}` | undefined;
  readonly changedAt?: ((document: never) => string | undefined) | undefined;
  readonly search?:
    | { readonly kind: string; readonly describe: (document: never, find: Find) => Findable }
    | undefined;
  readonly preview?: ((document: never, use: { words: Words; find: Find }) => Card) | undefined;
}

/** A collection whose documents have pages: what the sitemap, the search and link previews say is part of its row. */
export function definePages<
  const TypeName extends string,
  const F extends Form,
  Schema extends z.ZodObject,
  const Page extends `/${string}/[slug]`,
  const Kind extends string,
>(row: Row<TypeName, F, Schema> & Pages<Compiled<Schema, F>, Page, Kind>) {
  return row;
}

/** A collection of data, shown on pages of other documents or of the site. */
export function defineData<
  const TypeName extends string,
  const F extends Form,
  Schema extends z.ZodObject,
>(row: Row<TypeName, F, Schema> & Parts) {
  return row;
}
