import { locales } from '@/site/locales';
import type { Json } from '../../compile/versions';
import type { SiteDocument } from '../content/documents';
import type { RouteUse } from '../graph/route-uses';
import type { SideGraph } from '../graph/side-graph';
import type { Address } from '../report/addresses';
import { pagesOf } from './pages';
import { attempt, originalOf, type World } from './world';

/** Where a file under public/ is used. */
export type FileUsers = {
  /** The documents and the files of code that name it. */
  users: readonly string[];
  pages: readonly Address[];
  /** The addresses of pages whose link preview shows it. */
  previews: readonly string[];
  /** Its alternative text, where a document had it before and has it still. */
  description?: string;
};

type Site = { worlds: { before: World; after: World }; code: SideGraph };

const address = /\/[\w./-]+\.\w+/g;

/** Returns where these files (paths from the site's root) are used, by path. */
export function findUsers(paths: readonly string[], site: Site): Map<string, FileUsers> {
  const wanted = new Set(paths);
  const named = new Map<string, Set<SiteDocument>>();
  if (paths.length === 0) return new Map();
  for (const { documents } of [site.worlds.after, site.worlds.before]) {
    for (const document of documents.values()) {
      for (const path of pathsIn(JSON.stringify(document.files))) {
        if (wanted.has(path)) named.set(path, (named.get(path) ?? new Set()).add(document));
      }
    }
  }
  const inCode = new Map(paths.map((path) => [path, findInCode(path, site.code)]));
  return new Map(
    paths.map((path) => {
      const documents = [...(named.get(path) ?? [])];
      const { files = [], routes = [] } = inCode.get(path) ?? {};
      const description = documents.flatMap((one) => keptDescription(path, one, site))[0];
      const pages = [
        ...documents.flatMap((document) => pagesWith(path, document, site)),
        ...routes.flatMap((route) =>
          locales.map((locale) => ({ path: route, locale, isSure: false })),
        ),
      ];
      return [
        path,
        {
          users: [...new Set(documents.map(({ key }) => key)), ...files],
          pages: [...new Map(pages.map((one) => [`${one.locale} ${one.path}`, one])).values()],
          previews: [...new Set(documents.flatMap((one) => previewWith(path, one, site)))],
          ...(description !== undefined && { description }),
        },
      ];
    }),
  );
}

const pathsIn = (text: string) => [...text.matchAll(address)].map(([path = '']) => path);

/** The pages on which a document shows the file: by the field, or the text, that names it. */
function pagesWith(path: string, document: SiteDocument, { worlds, code }: Site): Address[] {
  const world =
    worlds.after.documents.get(document.key) === document ? worlds.after : worlds.before;
  const fields = Object.entries(originalOf(document) ?? {})
    .filter(([, value]) => pathsIn(JSON.stringify(value) ?? '').includes(path))
    .map(([name]) => name);
  const hasOtherBody = document.files.some(({ body }) => pathsIn(body).includes(path));
  return locales.flatMap((locale) =>
    pagesOf(document, {
      uses: code.uses,
      world,
      effect: {
        locale,
        fields: new Set(fields),
        hasOtherBody,
        hasOtherLength: false,
        hasMoved: false,
      },
    }).map((page) => ({ path: page.address, locale, isSure: page.isSure })),
  );
}

function previewWith(path: string, document: SiteDocument, { worlds: { after } }: Site): string[] {
  const row = after.rows[document.collection];
  const version = originalOf(document);
  const words = ((key: string) => key) as never;
  const find = ((_: unknown, slug: string) => ({ slug, name: slug })) as never;
  const card = version && attempt(() => row?.preview?.(version as never, { words, find }));
  return card?.picture?.src === path && row?.page
    ? [row.page.replace('[slug]', document.slug)]
    : [];
}

/** What a document says of a picture for those who do not see it, if it said the same before. */
function keptDescription(path: string, { key }: SiteDocument, { worlds }: Site): string[] {
  const [before, after] = [worlds.before, worlds.after].map(({ documents }) => {
    const document = documents.get(key);
    return document ? descriptionsIn(originalOf(document), path) : [];
  });
  return after?.filter((text) => before?.includes(text)) ?? [];
}

function descriptionsIn(value: Json, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.values(value);
  const { alt } = value as { alt?: Json };
  return [
    ...(typeof alt === 'string' && own.includes(path) ? [alt] : []),
    ...own.flatMap((one) => descriptionsIn(one, path)),
  ];
}

function findInCode(path: string, { graph, uses }: SideGraph) {
  const places = [...graph.modules].flatMap(([file, { declarations }]) =>
    [...declarations]
      .filter(([, { strings }]) => strings.has(path))
      .map(([name]) => ({ file, place: `${file}#${name}` as const })),
  );
  const shows = ({ kind, places: reached }: RouteUse) =>
    kind === 'page' && places.some(({ place }) => reached.has(place));
  return {
    files: [...new Set(places.map(({ file }) => file))],
    routes: uses.filter(shows).map(({ route }) => route),
  };
}
