import type { Locale } from '@/site/locales';
import { loadDocuments } from './generated';
import { resolveImage } from './images';

/** A technology with its drawing. */
export type TechnologyTile = ReturnType<typeof listTechnologies>[number];

/** Returns all technologies in their set order. */
export function listTechnologies(locale: Locale) {
  return loadDocuments('technologies', locale)
    .toSorted((a, b) => a.order - b.order)
    .map((technology) => ({ ...technology, image: resolveImage(technology.image) }));
}
