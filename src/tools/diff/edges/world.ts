import { defaultLocale } from '@/site/locales';
import type { Fields } from '../../compile/versions';
import { findMarks, markedValues } from '../../content/schema-walk';
import type { Documents, SiteDocument } from '../content/documents';
import type { Rows } from '../content/rows';

/** The site's documents on one side, at one time. */
export type World = {
  rows: Rows;
  documents: Documents;
  /** Returns the documents of a collection that are public, in the order of its lists. */
  list(collection: string): readonly SiteDocument[];
  /** Returns the documents that name this one, by its collection and slug. */
  namedBy(key: string): readonly SiteDocument[];
  /** Returns the documents that this one names. */
  namedIn(document: SiteDocument): readonly string[];
  /** The time (milliseconds) a document is public from; Infinity where it is not to be seen at all. */
  publicFrom(document: SiteDocument): number;
  /** The time it is over; Infinity where it says none. */
  publicUntil(document: SiteDocument): number;
  /** Returns what is built under a name, once for all documents. */
  once<Built>(name: string, build: () => Built): Built;
};

/** A time at which all is public that is no draft, also what is over by then. */
export const someDay = 8.64e15;

/** Opens the documents of a side as they are seen at a time (milliseconds). */
export function openWorld(documents: Documents, rows: Rows, at: number): World {
  const built = new Map<string, unknown>();
  const once = <Built>(name: string, build: () => Built): Built => {
    if (!built.has(name)) built.set(name, build());
    return built.get(name) as Built;
  };
  const marks = new Map(
    Object.entries(rows).map(([name, { schema }]) => [
      name,
      findMarks(schema).filter(({ meta }) => meta.reference),
    ]),
  );
  const namedIn = (document: SiteDocument) =>
    markedValues(marks.get(document.collection) ?? [], originalOf(document)).map(
      ({ value, meta }) => `${meta.reference}/${value}`,
    );
  const publicFrom = (document: SiteDocument) => {
    const version = originalOf(document);
    const row = rows[document.collection];
    if (!version || !row) return Number.POSITIVE_INFINITY;
    const from = attempt(() => row.gate(version as never));
    return from === undefined || Number.isNaN(from) ? Number.POSITIVE_INFINITY : from;
  };
  const publicUntil = (document: SiteDocument) => {
    const { expiresAt } = originalOf(document) ?? {};
    const until = typeof expiresAt === 'string' ? Date.parse(expiresAt) : Number.NaN;
    return Number.isNaN(until) ? Number.POSITIVE_INFINITY : until;
  };
  const isPublic = (document: SiteDocument) =>
    publicFrom(document) <= at && (at === someDay || at < publicUntil(document));
  return {
    rows,
    documents,
    list: (collection) =>
      once(`list ${collection}`, () => {
        const order = rows[collection]?.order;
        return [...documents.values()]
          .filter((one) => one.collection === collection && isPublic(one))
          .toSorted((a, b) => order?.(originalOf(a) as never, originalOf(b) as never) ?? 0);
      }),
    namedBy: (key) => once('names', () => groupByTarget(documents, namedIn)).get(key) ?? [],
    namedIn,
    publicFrom,
    publicUntil,
    once,
  };
}

/** What is the same in every language, and the words of the original. */
export function originalOf({ versions }: SiteDocument): Fields | undefined {
  return versions?.[defaultLocale];
}

function groupByTarget(documents: Documents, namedIn: (document: SiteDocument) => string[]) {
  const groups = new Map<string, SiteDocument[]>();
  for (const document of documents.values()) {
    for (const target of new Set(namedIn(document))) {
      const group = groups.get(target);
      if (group) group.push(document);
      else groups.set(target, [document]);
    }
  }
  return groups;
}

/** What a row's function gives; undefined where it fails, as it may for a document that breaks its schema. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
