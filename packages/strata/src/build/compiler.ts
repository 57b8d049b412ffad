import { join, relative } from 'node:path';
import { compileMarkdown, type MarkdownOptions } from '../compile/markdown';
import { type BodyInput, definePipeline, type Pipeline, type Way } from '../compile/pipeline';
import type { Config } from '../config/load';
import { isObject } from '../config/reader';
import type { Compile, CompileRequest } from '../fields/reader';

/** Turns the texts of documents into code and HTML, with the plugins and options of a config. */
export interface Compiler {
  readonly pipeline: Pipeline;
  /** A `Compile` for one document; `note` hears which way each text took. */
  compileFor(note: (taken: { way: Way; because: string }) => void): Compile;
  inputOf(request: CompileRequest): BodyInput;
}

export function defineCompiler({ model, pluginOptions }: Config, cwd: string): Compiler {
  const markdown = pluginOptions.markdown as MarkdownOptions | undefined;
  const isProduction = process.env.NODE_ENV === 'production';
  const pipeline = definePipeline({ ...readMdxOptions(pluginOptions.mdx), cwd, isProduction });
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
    pipeline,
    inputOf,
    compileFor: (note) => async (request) => {
      const input = inputOf(request);
      if (request.kind === 'markdown') {
        const { html, findings } = await compileMarkdown(input, markdown);
        return { text: html, findings };
      }
      const { code, findings, way, because } = await pipeline.compile(input);
      note({ way, because });
      return { text: code, findings };
    },
  };
}

function readMdxOptions(mdx: unknown) {
  const { remarkPlugins, rehypePlugins, mdxOptions, esbuildOptions, ...other } = isObject(mdx)
    ? mdx
    : {};
  const listOf = (plugins: unknown) => (Array.isArray(plugins) ? plugins : []);
  return {
    remarkPlugins: listOf(remarkPlugins),
    rehypePlugins: listOf(rehypePlugins),
    mdxOptions,
    esbuildOptions,
    other,
  };
}
