import type { Documents, SiteDocument } from './documents';
import { pairRenamed } from './similarity';

/** A document before and after; one of the two is absent where it is new or gone. */
export type Pair = {
  kind: 'added' | 'removed' | 'renamed' | 'changed';
  before?: SiteDocument;
  after?: SiteDocument;
};

/** Pairs the documents of the two sides that are not the same. */
export function pairDocuments(before: Documents, after: Documents): Pair[] {
  const changed: Pair[] = [];
  const gone: SiteDocument[] = [];
  for (const [key, document] of before) {
    const later = after.get(key);
    if (!later) gone.push(document);
    else if (later !== document) changed.push({ kind: 'changed', before: document, after: later });
  }
  const added = [...after].flatMap(([key, document]) => (before.has(key) ? [] : [document]));
  const renamed = pairRenamed(gone, added);
  const paired = new Set(renamed.flat());
  return [
    ...renamed.map(([before, after]): Pair => ({ kind: 'renamed', before, after })),
    ...gone
      .filter((document) => !paired.has(document))
      .map((before): Pair => ({ kind: 'removed', before })),
    ...added
      .filter((document) => !paired.has(document))
      .map((after): Pair => ({ kind: 'added', after })),
    ...changed,
  ];
}
