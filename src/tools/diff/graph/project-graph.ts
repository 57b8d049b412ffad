import { dirname, extname, join } from 'node:path/posix';
import { type Imported, type Module, readModule } from './declarations';
import type { Declaration } from './mentions';

/** A declaration by its file and name. */
export type Place = `${string}#${string}`;

/** The source of a project by its declarations, for the question which of them a page reaches. */
export type ProjectGraph = {
  modules: ReadonlyMap<string, Module>;
  /** Returns every declaration that these lead to, themselves included; `isCut` stops on the way. */
  reach(from: Iterable<Place>, isCut?: (place: Place) => boolean): Map<Place, Declaration>;
  /** Files that could not be parsed. */
  unread: readonly string[];
};

const code = new Set(['.ts', '.tsx', '.mjs']);

/** Says whether a file has declarations to read. */
export const isCode = (path: string) => code.has(extname(path)) && !path.endsWith('.d.ts');

/** Reads the graph of some source files, by path. */
export function readGraph(sources: Iterable<readonly [path: string, text: string]>): ProjectGraph {
  const files = [...sources].filter(([path]) => isCode(path));
  return joinModules(files.map(([path, text]) => [path, readModule(path, text)]));
}

/** Returns the graph of files that have been read, by path; undefined for those that could not be parsed. */
export function joinModules(
  files: Iterable<readonly [path: string, module: Module | undefined]>,
): ProjectGraph {
  const modules = new Map<string, Module>();
  const unread: string[] = [];
  for (const [path, module] of files) {
    if (module) modules.set(path, module);
    else unread.push(path);
  }
  const reach: ProjectGraph['reach'] = (from, isCut = () => false) => {
    const reached = new Map<Place, Declaration>();
    const waiting = [...from];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (reached.has(place) || isCut(place)) continue;
      const [path = '', name = ''] = place.split('#');
      const module = modules.get(path);
      const declaration = module?.declarations.get(name);
      if (!module || !declaration) continue;
      reached.set(place, declaration);
      if (name !== '') waiting.push(`${path}#`);
      for (const used of declaration.uses) waiting.push(...resolve(path, module, used));
      for (const file of declaration.files) waiting.push(...whole(fileAt(path, file)));
    }
    return reached;
  };

  function resolve(path: string, module: Module, name: string): Place[] {
    const imported = module.imported.get(name);
    return imported ? follow(path, imported) : [`${path}#${name}`];
  }

  /** Where an imported name is declared, however often it is passed on. */
  function follow(path: string, { from, name }: Imported, seen = new Set<string>()): Place[] {
    const target = fileAt(path, from);
    const module = target === undefined ? undefined : modules.get(target);
    if (target === undefined || !module || seen.has(target)) return [];
    if (name === '*') return whole(target);
    const here = module.exported.get(name);
    if (typeof here === 'string') return resolve(target, module, here);
    if (here) return follow(target, here);
    const more = new Set([...seen, target]);
    return module.passedOn.flatMap((from) => follow(target, { from, name }, more));
  }

  function whole(path: string | undefined): Place[] {
    const module = path === undefined ? undefined : modules.get(path);
    return module ? [...module.declarations.keys()].map((name): Place => `${path}#${name}`) : [];
  }

  function fileAt(path: string, from: string): string | undefined {
    const target = from.startsWith('@/') ? `src/${from.slice(2)}` : join(dirname(path), from);
    if (!from.startsWith('@/') && !from.startsWith('.')) return undefined;
    return ['', '.ts', '.tsx', '.mjs', '/index.ts']
      .map((ending) => target + ending)
      .find((candidate) => modules.has(candidate));
  }

  return { modules, reach, unread };
}
