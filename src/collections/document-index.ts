import { isOpen, type Window } from '@/rules/window';

type Options<Document, Shown> = {
  order: (a: Document, b: Document) => number;
  window: (document: Document) => Window;
  /** Turns a document into what pages show; called once per document, at its first use. */
  show: (document: Document) => Shown;
};

/**
 * Sorts and indexes the documents of one collection and language, so that a call costs the same for any number of
 * documents. `list` returns the documents public at `now` (milliseconds) in order: the same array until the next
 * document becomes public or expires. `find` returns one public document, `findGone` one that has expired, `know` any;
 * `all` returns every slug, public or not.
 */
export function indexDocuments<Document extends { slug: string }, Shown>(
  documents: readonly Document[],
  { order, window, show }: Options<Document, Shown>,
) {
  const entries = documents.toSorted(order).map((document) => {
    let shown: Shown | undefined;
    const open = () => {
      shown ??= show(document);
      return shown;
    };
    return { slug: document.slug, ...window(document), open };
  });
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  let seen: { list: Shown[]; since: number; until: number } | undefined;

  return {
    all: entries,
    find(slug: string, now: number): Shown | undefined {
      const entry = bySlug.get(slug);
      return entry && isOpen(entry, now) ? entry.open() : undefined;
    },
    findGone(slug: string, now: number): Shown | undefined {
      const entry = bySlug.get(slug);
      return entry && entry.from <= now && entry.until <= now ? entry.open() : undefined;
    },
    know: (slug: string): Shown | undefined => bySlug.get(slug)?.open(),
    list(now: number): Shown[] {
      if (seen && seen.since <= now && now < seen.until) return seen.list;
      seen = {
        list: entries.filter((entry) => isOpen(entry, now)).map(({ open }) => open()),
        since: now,
        until: entries.reduce((next, { from, until }) => {
          const times = [from, until].filter((time) => time > now);
          return Math.min(next, ...times);
        }, Infinity),
      };
      return seen.list;
    },
  };
}
