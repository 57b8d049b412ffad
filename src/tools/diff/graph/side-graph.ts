import type { Side } from '../sides';
import { type Module, readModule } from './declarations';
import { isCode, joinModules, type ProjectGraph } from './project-graph';
import { type RouteUse, readRouteUses } from './route-uses';

/** The code of one side, and what its routes may show. */
export type SideGraph = { graph: ProjectGraph; uses: readonly RouteUse[] };

/** By the blobs of the code: both sides of most comparisons have the same. */
const known = new Map<string, SideGraph>();
/** By path and blob; undefined for what cannot be parsed. Sides that differ have most files in common. */
const modules = new Map<string, Module | undefined>();

/** Reads the code of a side; the same code is read once. */
export async function openGraph(side: Side): Promise<SideGraph> {
  const blobs = [...side.blobs].filter(([path]) => path.startsWith('src/') && isCode(path)).sort();
  const key = JSON.stringify(blobs);
  const before = known.get(key);
  if (before) return before;
  const keys = new Map(blobs.map(([path, blob]) => [path, `${path} ${blob}`]));
  const fresh = [...keys].filter(([, name]) => !modules.has(name));
  for (const [path, bytes] of await side.read(fresh.map(([path]) => path)))
    modules.set(keys.get(path) ?? '', readModule(path, bytes.toString('utf8')));
  const read = [...keys].filter(([, name]) => modules.has(name));
  const graph = joinModules(read.map(([path, name]) => [path, modules.get(name)]));
  const opened = { graph, uses: readRouteUses(graph) };
  known.set(key, opened);
  return opened;
}
