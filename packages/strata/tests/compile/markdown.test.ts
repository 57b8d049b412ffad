import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { compileMarkdown, type MarkdownOptions } from '../../src/compile/markdown';
import { contentFolder, inputOf, readInputs } from './body-input';
import { renderWithContentlayer } from './contentlayer';

const words =
  '---\ntitle: A\n---\n\n# Żółć\n\n<b>html</b> {words} | ~~x~~\n\n| a |\n|---|\n| b |\n';

describe('Markdown', () => {
  it.each<[string, MarkdownOptions | undefined]>([
    ['without options', undefined],
    [
      'with plugins',
      { remarkPlugins: [remarkGfm], rehypePlugins: [[rehypeSlug, { prefix: 'a-' }]] },
    ],
  ])('becomes the very HTML of Contentlayer %s', async (_what, options) => {
    const { html, findings } = await compileMarkdown(inputOf(words), options);
    expect(findings).toEqual([]);
    expect(html).toBe(await renderWithContentlayer(inputOf(words), options));
  });

  it('becomes the very HTML of Contentlayer for the corpus', { timeout: 60_000 }, async () => {
    const options = { remarkPlugins: [remarkGfm] };
    for (const input of readInputs(`${contentFolder}/corpus`)) {
      const { html } = await compileMarkdown(input, options);
      expect(html, input.name).toBe(await renderWithContentlayer(input, options));
    }
  });

  it('may be turned by a processor of the user', async () => {
    const fill = (processor: unknown) => {
      const { use } = Object(processor);
      use.call(processor, function (this: object) {
        Object.assign(this, {
          parser: () => ({ type: 'root', children: [] }),
          compiler: () => 'own',
        });
      });
    };
    const { html } = await compileMarkdown(inputOf('a'), fill);
    expect(html).toBe('own');
    expect(await renderWithContentlayer(inputOf('a'), fill)).toBe('own');
  });

  it('gives plugins the raw data of the document', async () => {
    let seen: unknown;
    const remarkLook = () => (_tree: unknown, file: { data: { rawDocumentData?: unknown } }) => {
      seen = file.data.rawDocumentData;
    };
    await compileMarkdown(inputOf('a'), { remarkPlugins: [remarkLook] });
    expect(seen).toMatchObject({ sourceFilePath: 'corpus/document.mdx' });
  });

  it('reports a plugin that fails', async () => {
    const remarkFails = () => () => {
      throw new Error('no luck');
    };
    const output = await compileMarkdown(inputOf('\n\nwords\n'), { remarkPlugins: [remarkFails] });
    expect(output).toMatchObject({
      html: '',
      findings: [{ line: 3, column: 1, code: 'plugin-failed', found: 'remarkFails: no luck' }],
    });
  });
});
