import type { SiteDocument } from './documents';

/** The least part of its lines that a document and its new form have in common; git's own measure for a rename. */
const leastAlike = 0.5;
/** A line that so many documents have says nothing about which of them this is. */
const commonLine = 20;

/**
 * Pairs documents that are gone with new ones that are mostly the same, the most alike first: a file renamed, moved to
 * another collection, or both. Costs what the lines of these documents cost, not what all pairs would.
 */
export function pairRenamed(
  gone: readonly SiteDocument[],
  added: readonly SiteDocument[],
): [SiteDocument, SiteDocument][] {
  const byLine = new Map<string, SiteDocument[]>();
  const sizes = new Map<SiteDocument, number>();
  for (const document of gone) {
    const lines = linesOf(document);
    sizes.set(document, sizeOf(lines));
    for (const line of lines) byLine.set(line, [...(byLine.get(line) ?? []), document]);
  }
  const candidates = added.flatMap((document) => {
    const lines = linesOf(document);
    const shared = new Map<SiteDocument, number>();
    for (const line of lines) {
      const owners = byLine.get(line) ?? [];
      if (owners.length > commonLine) continue;
      for (const owner of owners) shared.set(owner, (shared.get(owner) ?? 0) + line.length);
    }
    const size = sizeOf(lines);
    return [...shared].map(([before, common]) => ({
      before,
      document,
      likeness: (2 * common) / (size + (sizes.get(before) ?? 0)),
    }));
  });
  const pairs: [SiteDocument, SiteDocument][] = [];
  const taken = new Set<SiteDocument>();
  for (const { before, document, likeness } of candidates.toSorted(byLikeness)) {
    if (likeness < leastAlike || taken.has(before) || taken.has(document)) continue;
    taken.add(before).add(document);
    pairs.push([before, document]);
  }
  return pairs;
}

const byLikeness = (a: { likeness: number }, b: { likeness: number }) => b.likeness - a.likeness;

/** The lines of all files of a document, fields as `name: value`, each once. */
function linesOf({ files }: SiteDocument): Set<string> {
  return new Set(
    files.flatMap(({ fields = {}, body }) => [
      ...Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
      ...body.split('\n').filter((line) => line.trim() !== ''),
    ]),
  );
}

function sizeOf(lines: ReadonlySet<string>): number {
  return [...lines].reduce((sum, { length }) => sum + length, 0);
}
