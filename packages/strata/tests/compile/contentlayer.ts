import { bundleMDX, markdownToHtml } from '@contentlayer2/core';
import { provideDummyTracing } from '@contentlayer2/utils';
import { pipe, T } from '@contentlayer2/utils/effect';
import type { BodyInput, CompileOptions } from '../../src/compile/pipeline';
import { contentFolder } from './body-input';

/** Its types leave out that an effect can be run. */
const run: (effect: unknown) => Promise<string> = Object(T).runPromise;

/** The code Contentlayer itself makes of a body. */
export function bundleWithContentlayer(
  { text, raw }: BodyInput,
  { remarkPlugins, rehypePlugins, other }: CompileOptions,
): Promise<string> {
  const options = { remarkPlugins, rehypePlugins, ...other };
  const given = { mdxString: text, options, contentDirPath: contentFolder, rawDocumentData: raw };
  return pipe(bundleMDX(given as never), provideDummyTracing, run);
}

/** The HTML Contentlayer itself makes of a Markdown document. */
export function renderWithContentlayer(
  { text, raw }: BodyInput,
  options: unknown,
): Promise<string> {
  const given = { mdString: text, options, rawDocumentData: raw };
  return pipe(markdownToHtml(given as never), provideDummyTracing, run);
}
