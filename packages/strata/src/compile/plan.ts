import { isForImports } from './import-options';
import { hasDefaults, type KnownPlugin, recognisePlugin } from './known-plugins';
import { type PluginEntry, readPluginList } from './plugin-list';
import { findTreeObstacle } from './probe';
import type { CompileOptions, Way } from './types';

/** The way the documents of a pipeline take unless they need the exact one, and what the parser reads. */
export interface Plan {
  readonly way: Way;
  readonly because: string;
  readonly gfm: boolean;
  readonly slugs: boolean;
}

/** Chooses the way by the options alone. */
export function makePlan(options: CompileOptions): Plan {
  const remark = readPluginList(options.remarkPlugins);
  const rehype = readPluginList(options.rehypePlugins);
  const listed = [...remark.entries, ...rehype.entries];
  const entries = listed.filter((entry) => entry.options[0] !== false);
  const names = new Set(entries.map(recognisePlugin));
  const features = { gfm: names.has('remark-gfm'), slugs: names.has('rehype-slug') };
  const obstacle =
    findOptionObstacle(options) ??
    remark.unreadable ??
    rehype.unreadable ??
    findTwice(listed) ??
    findKnownWithOptions(entries);
  if (obstacle) return { way: 'exact', because: obstacle, ...features };

  const unknown = entries.filter((entry) => !recognisePlugin(entry) || !hasDefaults(entry));
  const [first] = unknown;
  if (!first) return { way: 'native', because: 'satteri has what the plugins do', ...features };
  const treeObstacle = findTreeObstacle(unknown);
  if (treeObstacle) return { way: 'exact', because: treeObstacle, ...features };
  return { way: 'bridged', because: `${first.name} runs over satteri's tree`, ...features };
}

function findOptionObstacle({
  mdxOptions,
  esbuildOptions,
  other,
}: CompileOptions): string | undefined {
  const given = { mdxOptions, esbuildOptions, ...other };
  const name = Object.entries(given).find(
    ([key, value]) => value !== undefined && !isForImports(key, value),
  )?.[0];
  return name && `the option ${name} is set`;
}

/** Unified joins the options of a plugin that is listed twice; mdx-bundler leaves that to it. */
function findTwice(entries: readonly PluginEntry[]): string | undefined {
  const found = entries.find(({ attacher, options }) => {
    const others = entries.filter((entry) => entry.attacher === attacher);
    return others.length > 1 && options.length > 0;
  });
  return found && `${found.name} is listed twice`;
}

/** Syntax with options is nothing satteri has; rehype-slug with options can still run over a tree. */
function findKnownWithOptions(entries: readonly PluginEntry[]): string | undefined {
  const syntax: readonly (KnownPlugin | undefined)[] = ['remark-gfm', 'remark-frontmatter'];
  const found = entries.find(
    (entry) => syntax.includes(recognisePlugin(entry)) && !hasDefaults(entry),
  );
  return found && `${found.name} has options`;
}
