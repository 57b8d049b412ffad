import type { Place, ProjectGraph } from './project-graph';

/** What a route of the site may show: all that its files mention, directly or through others. */
export type RouteUse = {
  /** As src/site/routes.ts writes it, such as /blog/[slug]. */
  route: string;
  kind: 'page' | 'file' | 'frame';
  /** The collections it opens; '*' for those with pages, all alike. */
  opens: ReadonlySet<string>;
  /** Names of fields it mentions. */
  names: ReadonlySet<string>;
  showsBodies: boolean;
  /** It says how long something takes to read. */
  showsLengths: boolean;
  strings: ReadonlySet<string>;
  patterns: readonly (readonly [start: string, end: string])[];
  namespaces: ReadonlySet<string>;
  places: ReadonlySet<Place>;
};

/** Code that reads documents and shows none of them. */
export const showsNothing: Readonly<Record<string, string>> = {
  'src/collections/publish-times.ts': 'the times at which pages are rendered again',
  'src/collections/findings.ts': 'what only the preview shows',
  'src/collections/head-set.ts': 'which pages the build renders ahead',
  'src/app/[locale]/missing-document.tsx': 'a document that has expired, on its own page',
};

/**
 * What takes no field of a document for a page: a row says what lists, searches and previews show, and the search on
 * every page asks its own index.
 */
const takesNothing = ['src/schema/', 'src/features/search/', 'src/collections/entries.ts'];

/** The words in rows are those of link previews; who draws none asks rows for other things. */
const previewDrawer = 'src/collections/pages.ts#describePreview';

/** What Next reads of a route's file for itself. */
const settings = new Set(['generateStaticParams', 'dynamic', 'dynamicParams', 'revalidate']);
/** Its functions open what they are told to. */
const openerFile = 'src/collections/documents.ts';
const bodyRenderers = ['src/mdx/body.tsx#Body', 'src/mdx/feed-body.tsx#renderFeedBody'];
const frames: Readonly<Record<string, string>> = {
  'error.tsx': '(the page for errors)',
  'global-error.tsx': '(the page for errors)',
  'not-found.tsx': '(the page for unknown addresses)',
};

/** Returns what each route below src/app may show. Handlers of the API show nothing. */
export function readRouteUses(graph: ProjectGraph): RouteUse[] {
  return [...graph.modules.keys()].flatMap((path) => {
    const place = routeOf(path);
    return place ? [readUse(graph, path, place)] : [];
  });
}

/** The route of a file of src/app; undefined where it has none. */
export function routeOf(path: string): Pick<RouteUse, 'route' | 'kind'> | undefined {
  const [, folder = '', file = ''] = /^src\/app\/(?:(.*)\/)?([^/]+)$/.exec(path) ?? [];
  const frame = frames[file];
  if (frame) return { route: frame, kind: 'frame' };
  if (path === 'src/app/manifest.ts') return { route: '/manifest.webmanifest', kind: 'file' };
  if (path === 'src/app/robots.ts') return { route: '/robots.txt', kind: 'file' };
  if (folder.startsWith('api/') || !/^(?:page\.tsx|route\.ts)$/.test(file)) return undefined;
  const route = folder.replace(/^\[locale\]\/?/, '');
  return { route: `/${route}`, kind: file === 'page.tsx' ? 'page' : 'file' };
}

function readUse(
  graph: ProjectGraph,
  path: string,
  place: Pick<RouteUse, 'route' | 'kind'>,
): RouteUse {
  const files = place.kind === 'page' ? [path, ...layoutsOf(path, graph)] : [path];
  const roots = files.flatMap((file) => rootsOf(file, graph));
  const reached = graph.reach(roots, isCut);
  const all = [...reached.values()];
  const takers = [...reached].filter(([at]) => !takesNothing.some((room) => at.startsWith(room)));
  const draws = place.kind === 'file' && reached.has(previewDrawer);
  const speakers = [...reached].flatMap(([at, one]) =>
    draws || !at.startsWith('src/schema/') ? [one] : [],
  );
  const openers = [...reached].filter(([at]) => !at.startsWith(`${openerFile}#`));
  return {
    ...place,
    opens: new Set(openers.flatMap(([, { opens }]) => [...opens])),
    names: new Set(takers.flatMap(([, { names, strings }]) => [...names, ...strings])),
    showsBodies: bodyRenderers.some((renderer) => reached.has(renderer as Place)),
    showsLengths: reached.has('src/rules/reading-time.ts#readingMinutes'),
    strings: new Set(speakers.flatMap(({ strings }) => [...strings])),
    patterns: speakers.flatMap(({ patterns }) => patterns),
    namespaces: new Set(all.flatMap(({ namespaces }) => [...namespaces])),
    places: new Set(reached.keys()),
  };
}

const isCut = (place: Place) => Object.hasOwn(showsNothing, place.slice(0, place.indexOf('#')));

function rootsOf(path: string, graph: ProjectGraph): Place[] {
  const exported = graph.modules.get(path)?.exported ?? new Map();
  return [...exported].flatMap(([name, here]) =>
    settings.has(name) ? [] : [`${path}#${typeof here === 'string' ? here : name}` as Place],
  );
}

/** The layouts around a page, from its own folder up. */
function layoutsOf(path: string, graph: ProjectGraph): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts
    .map((_, index) => `${parts.slice(0, index + 1).join('/')}/layout.tsx`)
    .filter((layout) => graph.modules.has(layout));
}
