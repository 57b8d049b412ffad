import { type Document, type Loaded, loadDocuments } from '@/collections/generated';
import { isPublished } from '@/rules/published';
import { defaultLocale, type Locale } from '@/site/locales';
import type { Href, Route } from '@/site/routes';
import type { Card, Viewer } from './card';

export type SlugPage = Exclude<Href, string>;
export type SlugRoute = SlugPage['page'];
export type StaticRoute = Exclude<Route, SlugRoute>;

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

type Gated = { slug: string; publishedAt?: string | undefined; draft?: boolean | undefined };

/** What has no publish time is public from the start. */
function isPublic({ publishedAt, draft }: Gated, now: Date): boolean {
  return publishedAt === undefined ? draft !== true : isPublished({ publishedAt, draft }, now);
}
