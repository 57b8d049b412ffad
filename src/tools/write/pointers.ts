import type { CollectionName } from '@/schema';
import type { Pointer } from '../content/body';
import { applyEdits, findValue, offsetAt, type PlacedEdit } from './edit-text';
import type { SourceDocument } from './project';

/** A document by its place. */
export interface Named {
  readonly collection: CollectionName;
  readonly slug: string;
}

export const isSame = (file: Named, { collection, slug }: Named) =>
  file.collection === collection && file.slug === slug;

/** Returns the places where a document names another by its slug. */
export function referencesTo({ facts }: SourceDocument, { collection, slug }: Named): Pointer[] {
  return facts.references.filter((one) => one.collection === collection && one.target === slug);
}

/** Returns the places where a document links to a page, or to a heading of it. */
export function linksTo({ facts }: SourceDocument, address: string): Pointer[] {
  return facts.links.filter(({ target }) => leadsTo(target, address));
}

/** Says whether a link leads to an address, with or without a query and a heading. */
function leadsTo(target: string, address: string): boolean {
  const rest = target.slice(address.length);
  return target.startsWith(address) && /^(?:$|[?#])/.test(rest);
}

/** Returns the edits by which a document names another slug, address or files; `undefined` for what is left as it is. */
export function pointElsewhere(
  document: SourceDocument,
  pointers: readonly Pointer[],
  change: (target: string) => string | undefined,
): PlacedEdit[] {
  const { file, text } = document;
  const edits = new Map<number, PlacedEdit>();
  for (const { target, line, column } of pointers) {
    const to = change(target);
    if (to === undefined || to === target) continue;
    const start = findValue(text, offsetAt(text, { line, column }), target);
    if (start === -1) continue;
    const end = start + target.length;
    edits.set(start, { start, end, text: to, before: target, file: file.shown, line, column });
  }
  return [...edits.values()];
}

/** The text of a document after edits of it. */
export function edited({ text, file }: SourceDocument, edits: readonly PlacedEdit[]): string {
  return applyEdits(
    text,
    edits.filter((edit) => edit.file === file.shown),
  );
}
