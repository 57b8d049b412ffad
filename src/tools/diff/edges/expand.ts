import { listOf, pagedLists, pagesInList } from './lists';
import type { World } from './world';

/** Returns the addresses of a route as visitors see them, without their language; none for what is no page of theirs. */
export function addressesOf(route: string, world: World): readonly string[] {
  if (!route.startsWith('/')) return [];
  if (!route.includes('[')) return [route];
  return world.once(`addresses of ${route}`, () => {
    const list = listOf(route);
    if (list) {
      const pages = world
        .list(pagedLists[list].collection)
        .flatMap((one) => pagesInList(list, one, { world, isWhole: false }));
      const isFurther = route.endsWith('/page/[number]');
      return [...new Set(pages)].filter((page) => /\/page\/\d+$/.test(page) === isFurther);
    }
    const collection = Object.keys(world.rows).find((name) => world.rows[name]?.page === route);
    if (collection === undefined) return [];
    return world.list(collection).map(({ slug }) => route.replace('[slug]', slug));
  });
}
