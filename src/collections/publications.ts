import { selectPublished } from '@/rules/published';
import type { Locale } from '@/site/locales';
import { loadDocuments } from './generated';
import { resolveImage } from './images';

type Wanted = { locale: Locale; now: Date; most: number };

/** Something of ours published elsewhere, with its picture resolved. */
export type PublicationSummary = ReturnType<typeof listPublications>[number];

/** Returns the newest publications whose time has passed, at most `most` of them. */
export function listPublications({ locale, now, most }: Wanted) {
  const publications = loadDocuments('publications', locale);
  return selectPublished(publications, now)
    .slice(0, most)
    .map((publication) => ({ ...publication, image: resolveImage(publication.image) }));
}
