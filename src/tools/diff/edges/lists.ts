import { countPages } from '@/rules/list-pages';
import { listParts } from '@/schema/list-parts';
import { pageSizes } from '@/site/list-sizes';
import type { PagedRoute } from '@/site/routes';
import type { SiteDocument } from '../content/documents';
import { originalOf, type World } from './world';

/** A list that goes on on further pages: the collection it lists, and the slugs of its parts that have a document. */
type PagedList = { collection: string; parts?: (document: SiteDocument) => readonly string[] };

/** Every list of the site, but that of all pages. */
export const pagedLists: Readonly<Record<Exclude<PagedRoute, '/search'>, PagedList>> = {
  '/blog': { collection: 'blog' },
  '/blog/tags/[slug]': {
    collection: 'blog',
    parts: (document) => listParts['/blog/tags/[slug]'].slugsOf(originalOf(document)),
  },
  '/case-study': { collection: 'case-studies' },
  '/case-study/kind/[slug]': {
    collection: 'case-studies',
    parts: (document) => listParts['/case-study/kind/[slug]'].slugsOf(originalOf(document)),
  },
  '/videos': { collection: 'videos' },
};

type ListName = keyof typeof pagedLists;

/** The list a route is a page of, whether the first or a further one; undefined for other routes. */
export function listOf(route: string): ListName | undefined {
  const list = route.replace(/\/page\/\[number\]$/, '');
  return Object.hasOwn(pagedLists, list) ? (list as ListName) : undefined;
}

/** Returns the pages of a list on which a document stands, or with `isWhole` those from there to the last. */
export function pagesInList(
  name: ListName,
  document: SiteDocument,
  { world, isWhole }: { world: World; isWhole: boolean },
): string[] {
  const { collection, parts } = pagedLists[name];
  const size = pageSizes[name];
  return (parts ? parts(document) : ['']).flatMap((part) => {
    const places = world.once(`places in ${name} ${part}`, () => {
      const all = world.list(collection);
      const members = parts ? all.filter((one) => parts(one).includes(part)) : all;
      return new Map(members.map((one, place) => [one.key, place]));
    });
    const place = places.get(document.key);
    if (place === undefined) return [];
    const first = Math.floor(place / size) + 1;
    const last = isWhole ? countPages(places.size, size) : first;
    const address = name.replace('[slug]', part);
    return Array.from({ length: last - first + 1 }, (_, index) =>
      first + index === 1 ? address : `${address}/page/${first + index}`,
    );
  });
}
