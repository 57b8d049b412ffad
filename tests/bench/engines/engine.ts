/** A program that compiles a folder of MDX, and the project it is measured in. */
export interface Engine {
  readonly name: string;
  /** Packages of npm with their versions, in a folder of their own; an engine without any takes the repository's. */
  readonly packages: Readonly<Record<string, string>>;
  /** The project around `content/blog/*.mdx`: texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The command of a shell that compiles all. */
  readonly build: string;
  /** The command that compiles what is saved, where there is one. */
  readonly dev?: string;
  /** The file that shows a save of the document `article-0`. */
  readonly shows: string;
  /** What it does otherwise than the others. */
  readonly note: string;
}

/** What all of them do besides reading and checking the fields. */
export const plugins = { 'remark-gfm': '4.0.1', 'rehype-slug': '6.0.0' };

export const importPlugins = `import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
`;
