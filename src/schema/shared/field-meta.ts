import 'zod';

declare module 'zod' {
  /** Marks the validator finds by walking a schema, so it never keeps lists of field names. */
  interface GlobalMeta {
    /** The value is the slug of a document in this collection. */
    reference?: string;
    /** The value is words: a translation says it anew. All else is a fact and stands in the original only. */
    words?: boolean;
    /** The value is the path of a picture under public/. */
    image?: boolean;
    /** The picture is drawn this many pixels wide and must not be narrower. */
    minWidth?: number;
    /** The place the picture has on its page is wider than high, or higher than wide. */
    shape?: 'wide' | 'upright';
    /**
     * No two documents of a collection should have the same value here, in one language and, where documents have a
     * `group`, in one group.
     */
    distinct?: boolean;
    /** The value, where it starts with a slash, is the path of a file under public/. */
    file?: boolean;
    /** The value, where it starts with a slash, is an address of this site. */
    link?: boolean;
  }
}
