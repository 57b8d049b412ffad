import type { FileFinding } from '../finding';
import type { TreeNode } from './satteri';

/**
 * How a body became code: `native` by satteri alone, `bridged` by satteri's parser and generator around the unmodified
 * plugins, `exact` by mdx-bundler as Contentlayer does it.
 */
export type Way = 'native' | 'bridged' | 'exact';

export interface CompileOptions {
  /** As the config gives them: functions, `[function, options]` pairs or presets, in order. */
  readonly remarkPlugins: readonly unknown[];
  readonly rehypePlugins: readonly unknown[];
  /** The user's function, as Contentlayer calls it; with it every document is compiled exactly. */
  readonly mdxOptions?: unknown;
  /** The user's function, as Contentlayer calls it; with it every document is compiled exactly. */
  readonly esbuildOptions?: unknown;
  /** The folder of the project: plugins' packages are resolved from it. */
  readonly cwd: string;
  readonly isProduction: boolean;
  /** The rest of Contentlayer's `mdx` options, as given. */
  readonly other: Readonly<Record<string, unknown>>;
}

export interface BodyInput {
  /** Absolute. */
  readonly path: string;
  /** The file's name as findings show it. */
  readonly name: string;
  /** The whole file, frontmatter included. */
  readonly text: string;
  /** What the package `yaml` reads from the frontmatter; it becomes the body's `frontmatter`. */
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Where the body starts in `text`. */
  readonly bodyOffset: number;
  /** What plugins find as `vfile.data.rawDocumentData`; what they write into it stays, as with Contentlayer. */
  readonly raw: Record<string, unknown>;
}

export interface BodyOutput {
  /** What `getMDXComponent` runs; empty for an empty file, and where findings say why there is none. */
  readonly code: string;
  readonly way: Way;
  /** Why this way, as a short sentence. */
  readonly because: string;
  readonly findings: readonly FileFinding[];
  /** Absolute paths of the other files that the code was made from: what the body imports, and what that imports. */
  readonly files: readonly string[];
}

export interface Pipeline {
  /**
   * Compiles by the way that fits the document. Never rejects: what is wrong comes back as findings. `tree` is the file
   * parsed with GFM, where that has been done; plugins may change it.
   */
  compile(input: BodyInput, tree?: TreeNode): Promise<BodyOutput>;
  /** Compiles as Contentlayer does, whatever the document. */
  compileExactly(input: BodyInput): Promise<BodyOutput>;
  /** Names and versions of all that the code depends on, for cache keys. */
  readonly identity: string;
}
