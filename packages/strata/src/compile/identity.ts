import { createHash } from 'node:crypto';
import { readPackages } from './installed-packages';
import { type PluginEntry, readPluginList } from './plugin-list';
import type { CompileOptions } from './types';

/** What turns bodies into code, whatever the config. */
const compilers = [
  'satteri',
  'mdx-bundler',
  '@mdx-js/mdx',
  'esbuild',
  'unified',
  'remark-rehype',
  'remark-gfm',
  'rehype-slug',
  'github-slugger',
];

/** Raised when what this part makes of the same body changes. */
const revision = 1;

/**
 * All that the code of a body depends on besides the body: compilers and plugins with the versions of their packages
 * and of what those depend on, their options, the mode. One line per thing, for cache keys and for people.
 */
export function describeIdentity(options: CompileOptions): string {
  const { remarkPlugins, rehypePlugins, mdxOptions, esbuildOptions, other, isProduction } = options;
  const entries = [
    ...readPluginList(remarkPlugins).entries,
    ...readPluginList(rehypePlugins).entries,
  ];
  const packages = readPackages([...compilers, ...entries.map(packageOf)], options.cwd);
  return [
    `strata-compile ${revision}`,
    `mode ${isProduction ? 'production' : 'development'}`,
    ...entries.map((entry) => `plugin ${entry.name} ${hash(describe(entry))}`),
    `options ${hash(describe({ mdxOptions, esbuildOptions, other }))}`,
    ...packages,
  ].join('\n');
}

/** By their convention, plugins are named like their packages: `remarkGfm` comes from `remark-gfm`. */
function packageOf({ name }: PluginEntry): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A value with its functions as source. */
function describe(value: unknown): string {
  const seen = new Set<unknown>();
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'function' || inner instanceof RegExp) return String(inner);
    if (typeof inner === 'bigint' || typeof inner === 'symbol') return String(inner);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (seen.has(inner)) return 'again';
    seen.add(inner);
    return inner instanceof Map || inner instanceof Set ? [...inner] : inner;
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
