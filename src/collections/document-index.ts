type Options<Document, Shown> = {
  order: (a: Document, b: Document) => number;
  /** The time a document is public from, in milliseconds. */
  gate: (document: Document) => number;
  /** Turns a document into what pages show; called once per document, at its first use. */
  show: (document: Document) => Shown;
};

/**
 * Sorts and indexes the documents of one collection and language, so that a call costs the same for any number of
 * documents. `list` returns the documents public at `now` (milliseconds) in order: the same array until the next
 * document becomes public. `find` returns one public document; `all` returns every slug, public or not.
 */
export function indexDocuments<Document extends { slug: string }, Shown>(
  documents: readonly Document[],
  { order, gate, show }: Options<Document, Shown>,
) {
  const entries = documents.toSorted(order).map((document) => {
    let shown: Shown | undefined;
    const open = () => {
      shown ??= show(document);
      return shown;
    };
    return { slug: document.slug, from: gate(document), open };
  });
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  let seen: { list: Shown[]; since: number; until: number } | undefined;

  return {
    all: entries,
    find(slug: string, now: number): Shown | undefined {
      const entry = bySlug.get(slug);
      return entry && entry.from <= now ? entry.open() : undefined;
    },
    list(now: number): Shown[] {
      if (seen && seen.since <= now && now < seen.until) return seen.list;
      seen = {
        list: entries.filter(({ from }) => from <= now).map(({ open }) => open()),
        since: now,
        until: entries.reduce(
          (next, { from }) => (from > now ? Math.min(next, from) : next),
          Infinity,
        ),
      };
      return seen.list;
    },
  };
}
