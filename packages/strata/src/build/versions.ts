import type { BuiltDocument } from './documents';
import { hashOf } from './keys';

/** Returns what changes whenever a document does as it is written: with it, or with a document it embeds. */
export function findVersions(
  documents: ReadonlyMap<string, BuiltDocument>,
): (id: string) => string {
  const known = new Map<string, string>();
  const versionOf = (id: string, above: readonly string[]): string => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const built = documents.get(id);
    // Whoever embeds itself has been reported.
    if (!built || above.includes(id)) return '';
    const embedded = built.document.references.filter(({ isEmbedded }) => isEmbedded);
    const parts = embedded.map((use) => versionOf(use.id, [...above, id]));
    const version = parts.length === 0 ? built.version : hashOf(built.version, ...parts);
    known.set(id, version);
    return version;
  };
  return (id) => versionOf(id, []);
}
