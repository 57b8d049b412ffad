import { join, relative } from 'node:path';
import { describeIdentity } from '../compile/identity';
import type { MarkdownOptions } from '../compile/markdown';
import { readMdxOptions } from '../compile/read-options';
import type { TreeNode } from '../compile/satteri';
import type { BodyInput, Pipeline, Way } from '../compile/types';
import type { Config } from '../config/load';
import type { Compile, CompileRequest } from '../fields/reader';

/** Turns the texts of documents into code and HTML, with the plugins and options of a config. */
export interface Compiler {
  /** Names and versions of all that the code depends on. */
  readonly identity: string;
  /** Started when it is first asked for: a build without a change loads no compiler. */
  startPipeline(): Promise<Pipeline>;
  /** A `Compile` for one document; `note` hears how each text became code, `tree` gives its file parsed, if it is. */
  compileFor(
    note: (taken: { way: Way; because: string; files: readonly string[] }) => void,
    tree: () => TreeNode | undefined,
  ): Compile;
  inputOf(request: CompileRequest): BodyInput;
}

export function defineCompiler(config: Config, cwd: string): Compiler {
  const { model, pluginOptions } = config;
  const markdown = pluginOptions.markdown as MarkdownOptions | undefined;
  const isProduction = process.env.NODE_ENV === 'production';
  const options = { ...readMdxOptions(pluginOptions.mdx), cwd, isProduction };
  let pipeline: Promise<Pipeline> | undefined;
  const startPipeline = () => {
    pipeline ??= import('../compile/pipeline').then(({ definePipeline }) =>
      definePipeline(options),
    );
    return pipeline;
  };
  const inputOf = ({ text, isBody, source }: CompileRequest): BodyInput => {
    const path = join(model.contentDir, source.id);
    return {
      path,
      name: relative(cwd, path).replaceAll('\\', '/'),
      text,
      frontmatter: isBody ? source.fields : {},
      bodyOffset: isBody ? (source.bodyOffset ?? 0) : 0,
      raw: { ...source.raw },
    };
  };
  return {
    identity: describeIdentity(options),
    startPipeline,
    inputOf,
    compileFor: (note, tree) => async (request) => {
      const input = inputOf(request);
      if (request.kind === 'markdown') {
        const { compileMarkdown } = await import('../compile/markdown');
        const { html, findings } = await compileMarkdown(input, markdown);
        Object.assign(request.source.raw, input.raw);
        return { text: html, findings };
      }
      const pipeline = await startPipeline();
      const parsed = request.isBody ? tree() : undefined;
      const { code, findings, way, because, files } = await pipeline.compile(input, parsed);
      Object.assign(request.source.raw, input.raw);
      note({ way, because, files });
      return { text: code, findings };
    },
  };
}
