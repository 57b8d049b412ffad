import { type Document, type Loaded, loadDocuments } from '@/collections/generated';
import { isPublished } from '@/rules/published';
import { defaultLocale, type Locale } from '@/site/locales';
import type { Href } from '@/site/routes';
import type { Card, Viewer } from './card';

export type SlugPage = Exclude<Href, string>;

/** The pages of one route: which there are, public or not, and what the preview of a public one says. */
export type SlugCards = {
  list: () => { slug: string; languages: readonly Locale[] }[];
  card: (slug: string, viewer: Viewer) => Card | undefined;
};

/** The previews of a collection whose every document is a page. */
export function fromCollection<Name extends Loaded>(
  name: Name,
  describe: (document: Document<Name>, viewer: Viewer) => Card,
): SlugCards {
  return {
    list: () => loadDocuments<Loaded>(name, defaultLocale),
    card: (slug, viewer) => {
      const document = loadDocuments(name, viewer.locale).find((one) => one.slug === slug);
      return document && isPublic(document, viewer.now) ? describe(document, viewer) : undefined;
    },
  };
}

type Gated = { slug: string } & Parameters<typeof isPublished>[0];

/** Documents of some collections have no time, and are public from the start. */
const isPublic = (document: Gated, now: Date) => isPublished(document, now);
