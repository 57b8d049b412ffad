import type { Reader } from '@/rules/reader';
import { type Document, openCollection } from './documents';
import { resolveImage } from './images';

/** A publication of ours, here or elsewhere, with its picture resolved. */
export type PublicationSummary = ReturnType<typeof show>;

function show(publication: Document<'publications'>) {
  return { ...publication, image: resolveImage(publication.image) };
}

const publications = openCollection('publications', show);

/** Returns the newest publications whose publish time has passed, at most `most`. */
export function listPublications({ most, ...reader }: Reader & { most: number }) {
  return publications.list(reader).slice(0, most);
}
