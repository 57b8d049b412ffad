import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeIdentity } from '../compile/identity';
import type { MarkdownOptions } from '../compile/markdown';
import { readMdxOptions } from '../compile/read-options';
import type { TreeNode } from '../compile/satteri';
import type { BodyInput, Pipeline, Way } from '../compile/types';
import type { WorkerData } from '../compile/worker-pipeline';
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
  close(): Promise<void>;
}

/**
 * How many threads may compile exactly beside this one. Two processors have no room for more: esbuild, a process of its
 * own, takes the second. Plugins that share values with the rest of a config cannot do so from threads of their own.
 */
function countWorkers(): number {
  const { STRATA_WORKERS: given } = process.env;
  const processors = availableParallelism();
  return given === undefined ? Math.min(4, Math.max(0, processors - 2)) : Number(given) || 0;
}
/** A thread costs as much to start as about forty documents. */
const withoutWorkers = 32;
const workerPath = fileURLToPath(new URL('../compile/load-worker.mjs', import.meta.url));

export function defineCompiler(config: Config, cwd: string): Compiler {
  const { model, pluginOptions, bundlePath } = config;
  const markdown = pluginOptions.markdown as MarkdownOptions | undefined;
  const isProduction = process.env.NODE_ENV === 'production';
  const data: WorkerData = { bundlePath, cwd, isProduction };
  const workerModule = { path: workerPath, exportName: 'loadPipeline', data };
  const given = { ...readMdxOptions(pluginOptions.mdx), cwd, isProduction };
  const workers = countWorkers();
  const options = { ...given, ...(workers > 0 && { workerModule, workers, withoutWorkers }) };
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
    close: async () => (await pipeline)?.close(),
  };
}
