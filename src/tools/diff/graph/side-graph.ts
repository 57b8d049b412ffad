import type { Side } from '../sides';
import { type ProjectGraph, readGraph } from './project-graph';
import { type RouteUse, readRouteUses } from './route-uses';

/** The code of one side, and what its routes may show. */
export type SideGraph = { graph: ProjectGraph; uses: readonly RouteUse[] };

/** By the blobs of the code: both sides of most comparisons have the same. */
const known = new Map<string, SideGraph>();

/** Reads the code of a side; the same code is read once. */
export async function openGraph(side: Side): Promise<SideGraph> {
  const blobs = [...side.blobs].filter(([path]) => /^src\/.*\.(?:tsx?|mjs)$/.test(path)).sort();
  const key = JSON.stringify(blobs);
  const before = known.get(key);
  if (before) return before;
  const sources = await side.read(blobs.map(([path]) => path));
  const texts = [...sources].map(([path, bytes]) => [path, bytes.toString('utf8')] as const);
  const graph = readGraph(texts);
  const opened = { graph, uses: readRouteUses(graph) };
  known.set(key, opened);
  return opened;
}
