import { withoutCode } from '../compare/seen';
import type { Documents } from '../content/documents';
import type { RouteUse } from '../graph/route-uses';
import type { SideGraph } from '../graph/side-graph';

/** A changed file of the site's code. */
export type CodeChange = {
  path: string;
  /** The declarations that differ; empty where the file is new, gone, or no code. */
  names: readonly string[];
  /** The routes that use what has changed; undefined for what may touch every page. */
  routes: readonly string[] | undefined;
  /** The documents that use a component for writers that has changed. */
  documents: readonly string[];
  kind: 'added' | 'removed' | 'changed';
};

/** What shapes every page without being imported by name. */
const everyPage = [
  /\.css$/,
  /^src\/app\/fonts(?:\.ts$|\/)/,
  /^src\/(?:finish|publishing|process)\//,
  /^src\/instrumentation\.ts$/,
  /^next\.config\.mjs$/,
  /^package(?:-lock)?\.json$/,
  /^postcss\.config\.mjs$/,
  /^contentlayer\.config\.ts$/,
  /^src\/site\/.*\.mjs$/,
];
/** What no page is made of. */
const noPage = [
  /^src\/tools\//,
  // Told as redirects.
  /^src\/site\/redirects\.ts$/,
  /^src\/app\/api\//,
  /^src\/server\//,
  /\/server\/leads\//,
];

const writerComponents = 'src/mdx/components.tsx';

type Graphs = {
  before: SideGraph;
  after: SideGraph;
  documents: Documents;
  kind: CodeChange['kind'];
};

/** Returns what changes of code do to pages; undefined for files that no page is made of. */
export function readCodeChange(path: string, graphs: Graphs): CodeChange | undefined {
  if (noPage.some((pattern) => pattern.test(path))) return undefined;
  const isShared = everyPage.some((pattern) => pattern.test(path));
  const [old, now] = [graphs.before, graphs.after].map(({ graph }) => graph.modules.get(path));
  if (!old && !now && !isShared) return undefined;
  const names = changedNames(path, graphs);
  // What reads documents or runs at the start is no part of a page, but a page may depend on it.
  const touched = isShared ? undefined : routesWith(path, names, graphs);
  if (touched?.length === 0) return undefined;
  const shown = old && now ? names : [];
  return {
    path,
    names: shown,
    routes: touched,
    documents: usersOf(path, names, graphs),
    kind: graphs.kind,
  };
}

function usersOf(path: string, names: readonly string[], { documents }: Graphs): string[] {
  const components = path === writerComponents ? names.filter((name) => /^[A-Z]/.test(name)) : [];
  if (components.length === 0) return [];
  const tag = new RegExp(`<(?:${components.join('|')})[\\s/>]`);
  return [...documents.values()]
    .filter(({ files }) => files.some(({ body }) => tag.test(withoutCode(body))))
    .map(({ key }) => key);
}

function changedNames(path: string, { before, after }: Graphs): string[] {
  const [old, now] = [before, after].map(({ graph }) => graph.modules.get(path)?.declarations);
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].filter((name) => old?.get(name)?.text !== now?.get(name)?.text);
}

function routesWith(path: string, names: readonly string[], { before, after }: Graphs): string[] {
  const isTouched = ({ places }: RouteUse) => names.some((name) => places.has(`${path}#${name}`));
  // A row and its fields are for the routes that open its collection.
  const [, row = ''] = /^src\/schema\/([^/]+)\.ts$/.exec(path) ?? [];
  const isOfRow = ({ opens }: RouteUse) => row === 'index' || row === 'words' || opens.has(row);
  const touched = [...before.uses, ...after.uses].filter(
    (use) => isTouched(use) && (row === '' || isOfRow(use)),
  );
  return [...new Set(touched.map(({ route }) => route))].sort();
}
