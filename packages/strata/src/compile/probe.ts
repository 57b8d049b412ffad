import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { PluginEntry } from './plugin-list';

/** What a tree cannot carry, each with what a report says of a plugin that changes it. */
const changes: readonly [string, (processor: Processor) => unknown][] = [
  ['adds syntax', (processor) => lengthOf(processor, 'micromarkExtensions')],
  ['adds syntax', (processor) => lengthOf(processor, 'fromMarkdownExtensions')],
  ['adds syntax', (processor) => lengthOf(processor, 'toMarkdownExtensions')],
  ['sets a parser', ({ parser, Parser }) => parser ?? Parser],
  ['sets a compiler', ({ compiler, Compiler }) => compiler ?? Compiler],
  ['changes settings', (processor) => Object(processor.data()).settings],
];

/**
 * Attaches plugins to a processor that is thrown away, and says which of them does more than change trees. Nothing
 * where all of them only change trees.
 */
export function findTreeObstacle(entries: readonly PluginEntry[]): string | undefined {
  const processor = unified();
  remarkParse.call(processor as never);
  remarkMdx.call(processor as never);
  for (const { attacher, options, name } of entries) {
    const before = changes.map(([, read]) => read(processor));
    try {
      attacher.apply(processor, [...options]);
    } catch {
      return `${name} cannot be attached`;
    }
    const change = changes.find(([, read], index) => read(processor) !== before[index]);
    if (change) return `${name} ${change[0]}`;
  }
  return undefined;
}

function lengthOf(processor: Processor, list: string): unknown {
  return Object(Object(processor.data())[list]).length;
}
