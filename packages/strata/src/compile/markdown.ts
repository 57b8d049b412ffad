import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { FileFinding } from '../finding';
import { handDocument } from './exact';
import { readFailure } from './failures';
import { readMessages } from './messages';
import { nameAllFailures } from './plugin-failure';
import { readPluginList } from './plugin-list';
import type { BodyInput } from './types';

/** Contentlayer's `markdown` options: lists of plugins, or a function that fills an empty processor. */
export type MarkdownOptions =
  | { readonly remarkPlugins?: readonly unknown[]; readonly rehypePlugins?: readonly unknown[] }
  | ((processor: unknown) => unknown);

export interface MarkdownOutput {
  /** Empty where findings say why there is none. */
  readonly html: string;
  readonly findings: readonly FileFinding[];
}

/** Turns a Markdown document into HTML as Contentlayer does, with the user's plugins. Never rejects. */
export async function compileMarkdown(
  input: BodyInput,
  options: MarkdownOptions = {},
): Promise<MarkdownOutput> {
  try {
    const file = await buildProcessor(input, options).process(input.text);
    return { html: String(file), findings: readMessages(file, input) };
  } catch (error) {
    return { html: '', findings: readFailure(error, input, 'Markdown') };
  }
}

function buildProcessor(input: BodyInput, options: MarkdownOptions) {
  const processor = unified().use(handDocument(input, {}) as never);
  if (typeof options === 'function') {
    options(processor);
    return processor;
  }
  return processor
    .use(remarkFrontmatter)
    .use(remarkParse)
    .use(namePlugins(options.remarkPlugins) as never)
    .use(remarkRehype)
    .use(namePlugins(options.rehypePlugins) as never)
    .use(rehypeStringify);
}

/** The plugins with names in their errors; a list that cannot be read stays as it is, for unified to refuse. */
function namePlugins(given: readonly unknown[] = []): readonly unknown[] {
  const { entries, unreadable } = readPluginList(given);
  return unreadable ? given : nameAllFailures(entries);
}
