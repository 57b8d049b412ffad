import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { definePipeline } from '../../src/compile/pipeline';
import { inputOf, optionsOf } from './body-input';
import { bundleWithContentlayer } from './contentlayer';

const options = optionsOf({
  remarkPlugins: [remarkGfm],
  rehypePlugins: [[rehypeSlug, { prefix: 'x-' }]],
});
const { compileExactly } = definePipeline(options);

describe('the exact way', () => {
  it.each([
    ['plain MDX', '---\ntitle: A\n---\n\n# Hello {frontmatter.title}\n\n<B c={1}>d</B>\n'],
    ['an import beside the document', 'import words from "./words.json";\n\n{words.hello}\n'],
    ['exports', 'export const a = 1;\n\n{a}\n'],
    ['only words', 'www.example.com\n'],
  ])('makes the very code of Contentlayer: %s', async (_what, text) => {
    const input = inputOf(text);
    const { code, way, findings } = await compileExactly(input);
    expect(findings).toEqual([]);
    expect(way).toBe('exact');
    expect(code).toBe(await bundleWithContentlayer(input, options));
  });

  it('looks imports of an index up in the folder above, as Contentlayer does', async () => {
    const text = 'import words from "./words.json";\n\n{words.hello}\n';
    const input = inputOf(text, 'corpus/folder/index.mdx');
    const { code, findings } = await compileExactly(input);
    expect(findings).toEqual([]);
    expect(code).toBe(await bundleWithContentlayer(input, options));
  });

  it('looks imports up in the content folder where the config says so', async () => {
    const given = optionsOf({ other: { resolveCwd: 'contentDirPath' } });
    const input = inputOf('import words from "./corpus/words.json";\n\n{words.hello}\n');
    const { code, findings, way } = await definePipeline(given).compile(input);
    expect(findings).toEqual([]);
    expect(way).toBe('exact');
    expect(code).toBe(await bundleWithContentlayer(input, given));
  });

  it('names the files that the code was made from', async () => {
    const text =
      'import { slug } from "github-slugger";\nimport words from "./words.json";\n\n{words.hello}\n';
    const { files } = await compileExactly(inputOf(text));
    const names = files.map((file) => file.replace(/^.*?(?=node_modules|corpus)/, ''));
    expect(names).toEqual(['node_modules/github-slugger/package.json', 'corpus/words.json']);
  });

  it('names no files for a body that imports none', async () => {
    expect(await compileExactly(inputOf('Words.\n'))).toMatchObject({ files: [] });
  });

  it('gives no code for an empty file', async () => {
    expect(await compileExactly(inputOf(''))).toMatchObject({ code: '', findings: [] });
  });

  it('writes the mode the build is made for', async () => {
    const input = inputOf('{process.env.NODE_ENV}\n');
    const { code } = await compileExactly(input);
    expect(code).toContain('"production"');
    const { code: development } = await definePipeline(optionsOf({ isProduction: false })).compile(
      input,
    );
    expect(development).toContain('"development"');
  });
});
