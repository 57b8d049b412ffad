import { rowOf } from '@/schema';
import type { SiteDocument } from '../content/documents';
import type { RouteUse } from '../graph/route-uses';
import type { Effect } from './effect';
import { listOf, pagedLists, pagesInList } from './lists';
import { neighbours, shownOn } from './narrow';
import type { World } from './world';

/** A page, without its language, that a change touches; `isSure` is false where the code reads more than it may show. */
export type TouchedPage = { address: string; isSure: boolean };

/** The list of all pages shows what rows say to it (`machine-files.ts`). */
const listOfAll = /^\/search(?:$|\/)/;

/** Returns the pages that show a document, of all that the code of a side may show it on. */
export function pagesOf(
  document: SiteDocument,
  { uses, world, effect }: { uses: readonly RouteUse[]; world: World; effect: Effect },
): TouchedPage[] {
  const { collection, slug } = document;
  const row = world.rows[collection];
  const own = row?.page?.replace('[slug]', slug) ?? (row?.within && `${row.within}#${slug}`);
  const pages: TouchedPage[] = own === undefined ? [] : [{ address: own, isSure: true }];
  for (const use of uses) {
    if (use.kind !== 'page' || listOfAll.test(use.route)) continue;
    if (!use.opens.has(collection) || !mayShow(use, effect, row?.page)) continue;
    pages.push(...pagesOfRoute(use.route, document, { world, effect, opens: use.opens }));
  }
  // A place on a page says more than the page.
  return pages.filter(({ address }) => !own?.startsWith(`${address}#`));
}

/** A page that mentions none of the changed fields, nor shows bodies, shows nothing of the change. */
function mayShow(
  use: RouteUse,
  { hasMoved, fields, hasOtherBody, hasOtherLength }: Effect,
  page?: string,
): boolean {
  if (hasMoved || [...fields].some((name) => use.names.has(name))) return true;
  if (hasOtherLength && use.showsLengths) return true;
  const isOther = use.route.includes('[') && use.route !== page;
  return hasOtherBody && use.showsBodies && !isOther;
}

type Use = { world: World; effect: Effect; opens: ReadonlySet<string> };

function pagesOfRoute(route: string, document: SiteDocument, use: Use): TouchedPage[] {
  const list = listOf(route);
  if (list) return pagesOfList(list, document, use);
  if (route.includes('[slug]')) return pagesOfDocuments(route, document, use);
  if (route.includes('[')) return [{ address: route, isSure: false }];
  const shows = shownOn[route]?.[document.collection];
  if (!shows) return [{ address: route, isSure: false }];
  return shows(document, use.world) ? [{ address: route, isSure: true }] : [];
}

function pagesOfList(
  list: keyof typeof pagedLists,
  document: SiteDocument,
  { world, effect: { hasMoved } }: Use,
): TouchedPage[] {
  const { collection } = pagedLists[list];
  const shown =
    document.collection === collection
      ? [document]
      : world.namedBy(document.key).filter((one) => one.collection === collection);
  const isWhole = hasMoved && document.collection === collection;
  return shown.flatMap((one) =>
    pagesInList(list, one, { world, isWhole }).map((address) => ({ address, isSure: true })),
  );
}

/** Pages of documents: its own; else those of documents that name it or that it names, else all. */
function pagesOfDocuments(route: string, document: SiteDocument, use: Use): TouchedPage[] {
  const { world, effect } = use;
  const of = (documents: readonly SiteDocument[], isSure = true) =>
    documents.map(({ slug }) => ({ address: route.replace('[slug]', slug), isSure }));
  const collection = Object.keys(world.rows).find((name) => world.rows[name]?.page === route);
  if (collection === undefined) return [{ address: route, isSure: false }];
  const all = world.list(collection);
  if (collection === document.collection) {
    // Bodies stand on their own pages only.
    if (!effect.hasMoved && !effect.hasOtherLength && effect.fields.size === 0) return [];
    const others = neighbours[collection];
    return others ? of(others(document, world)) : of(all, false);
  }
  const shows = shownOn[route]?.[document.collection];
  if (shows) return shows(document, world) ? of(all) : [];
  const named = namersIn(collection, document, use);
  const back = world
    .namedIn(document)
    .flatMap((key) => world.documents.get(key) ?? [])
    .filter((one) => one.collection === collection);
  if (named.length > 0 || back.length > 0) return of([...named, ...back]);
  return isRelated(collection, document.collection, use) ? [] : of(all, false);
}

/** The documents of a collection that name this one, or name one of an opened collection that does. */
function namersIn(collection: string, { key }: SiteDocument, { world, opens }: Use) {
  const direct = world.namedBy(key);
  const further = direct.filter((one) => opens.has(one.collection));
  return [...direct, ...further.flatMap((one) => world.namedBy(one.key))].filter(
    (one) => one.collection === collection,
  );
}

/** Says whether documents of one collection can name those of the other, either way, or over a third one. */
function isRelated(one: string, other: string, { world, opens }: Use): boolean {
  const links = world.once('links of collections', () => {
    const found = new Set<string>();
    for (const document of world.documents.values()) {
      for (const key of world.namedIn(document))
        found.add(`${document.collection} ${key.split('/')[0]}`);
    }
    return found;
  });
  const links2 = (from: string, to: string) => links.has(`${from} ${to}`);
  return (
    links2(one, other) ||
    links2(other, one) ||
    [...opens].some((between) => links2(one, between) && links2(between, other))
  );
}

/** The address of a document's own page or place; undefined where it has none. */
export function ownAddress({ collection, slug }: SiteDocument): string | undefined {
  const { page, within } = rowOf(collection as never);
  return page?.replace('[slug]', slug) ?? (within && `${within}#${slug}`);
}
