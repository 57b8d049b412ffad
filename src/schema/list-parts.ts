import { type CaseStudyKind, kindSlugs } from '@/site/case-study-kinds';
import type { ListRoute } from '@/site/routes';
import { tags } from '@/site/tags';

/** A list of a part of a collection: which collection, and the slugs of the parts that a document is in. */
type ListPart = { collection: string; slugsOf: (fields: unknown) => readonly string[] };

/** The lists of a part of a collection: each is there while a document in it is public. */
export const listParts: Readonly<Record<ListRoute, ListPart>> = {
  '/blog/tags/[slug]': {
    collection: 'blog',
    slugsOf: (fields) => tags.filter((tag) => [Object(fields).tags].flat().includes(tag)),
  },
  '/case-study/kind/[slug]': {
    collection: 'case-studies',
    slugsOf: (fields) => [kindSlugs[Object(fields).kind as CaseStudyKind] ?? []].flat(),
  },
};

/** Returns the addresses of the lists a document is in, without language. */
export function listsOf(collection: string, fields: unknown): string[] {
  return Object.entries(listParts).flatMap(([route, list]) =>
    list.collection === collection
      ? list.slugsOf(fields).map((slug) => route.replace('[slug]', slug))
      : [],
  );
}

/** Returns the list that a list of a part belongs to, such as `/blog` for `/blog/tags/react`; undefined for other addresses. */
export function wholeListOf(path: string): string | undefined {
  const route = Object.keys(listParts).find((one) => isOfRoute(path, one));
  return route && `/${route.split('/')[1]}`;
}

const isOfRoute = (path: string, route: string) =>
  path.slice(0, path.lastIndexOf('/') + 1) === route.replace('[slug]', '');

/** Returns the collection that a list of a part lists; undefined for other addresses. */
export function collectionOfList(path: string): string | undefined {
  return Object.entries(listParts).find(([route]) => isOfRoute(path, route))?.[1].collection;
}
