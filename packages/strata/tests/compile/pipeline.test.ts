import { getMDXComponent, getMDXExport } from 'mdx-bundler/client/index.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { type CompileOptions, definePipeline } from '../../src/compile/pipeline';
import { inputOf, optionsOf } from './body-input';

const text = '---\ntitle: Tytuł\n---\n\n## Ąę {frontmatter.title}\n\n| a |\n|---|\n| b |\n';

/** The way and the reason a document takes with some options. */
async function chooseWay(given: Partial<CompileOptions>, document = text) {
  const { way, because } = await definePipeline(optionsOf(given)).compile(inputOf(document));
  return { way, because };
}

const remarkNothing = () => () => undefined;
function remarkSyntax(this: { data(): { micromarkExtensions?: unknown[] } }) {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {}];
}
function rehypeCompiler(this: { compiler: unknown }) {
  this.compiler = () => '';
}

describe('the choice of the way', () => {
  it.each<[string, Partial<CompileOptions>]>([
    ['no plugins', {}],
    ['remark-gfm', { remarkPlugins: [remarkGfm] }],
    ['rehype-slug', { rehypePlugins: [rehypeSlug] }],
    [
      'all that are known',
      { remarkPlugins: [remarkFrontmatter, remarkGfm], rehypePlugins: [rehypeSlug] },
    ],
    ['known plugins in a preset', { remarkPlugins: [{ plugins: [remarkGfm] }] }],
    ['empty options', { remarkPlugins: [[remarkGfm, {}]] }],
    ['a plugin that is switched off', { remarkPlugins: [[remarkNothing, false]] }],
    ['where imports are looked up', { other: { resolveCwd: 'contentDirPath' } }],
  ])('is native with %s', async (_what, given) => {
    expect(await chooseWay(given)).toEqual({
      way: 'native',
      because: 'satteri has what the plugins do',
    });
  });

  it.each<[string, Partial<CompileOptions>, string]>([
    [
      'a remark plugin',
      { remarkPlugins: [remarkNothing] },
      "remarkNothing runs over satteri's tree",
    ],
    [
      'a rehype plugin',
      { rehypePlugins: [remarkNothing] },
      "remarkNothing runs over satteri's tree",
    ],
    [
      'rehype-slug with options',
      { rehypePlugins: [[rehypeSlug, { prefix: 'a' }]] },
      "rehypeSlug runs over satteri's tree",
    ],
  ])('is bridged with %s', async (_what, given, because) => {
    expect(await chooseWay(given)).toEqual({ way: 'bridged', because });
  });

  it.each<[string, Partial<CompileOptions>, string]>([
    ['new syntax', { remarkPlugins: [remarkSyntax] }, 'remarkSyntax adds syntax'],
    ['a compiler', { rehypePlugins: [rehypeCompiler] }, 'rehypeCompiler sets a compiler'],
    [
      'settings',
      { remarkPlugins: [{ settings: { a: 1 }, plugins: [] }] },
      'a preset changes the settings',
    ],
    [
      'remark-gfm with options',
      { remarkPlugins: [[remarkGfm, { singleTilde: false }]] },
      'remarkGfm has options',
    ],
    [
      'a plugin twice',
      { remarkPlugins: [remarkGfm, [remarkGfm, false]] },
      'remarkGfm is listed twice',
    ],
    ['mdxOptions', { mdxOptions: (given: unknown) => given }, 'the option mdxOptions is set'],
    [
      'grayMatterOptions',
      { other: { grayMatterOptions: (given: unknown) => given } },
      'the option grayMatterOptions is set',
    ],
    ['an unknown option', { other: { surprise: 1 } }, 'the option surprise is set'],
  ])('is exact with %s', async (_what, given, because) => {
    expect(await chooseWay(given)).toEqual({ way: 'exact', because });
  });

  it('is exact for a document that imports, and native for the next', async () => {
    const pipeline = definePipeline(optionsOf());
    const first = await pipeline.compile(inputOf('import a from "./words.json"\n\n{a.hello}\n'));
    expect(first).toMatchObject({ way: 'exact', because: 'it imports', findings: [] });
    expect(await pipeline.compile(inputOf('Words.\n'))).toMatchObject({ way: 'native' });
  });
});

describe.each(['native', 'bridged', 'exact'] as const)('%s code', (way) => {
  const plugins = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] };
  const given =
    way === 'bridged' ? { ...plugins, remarkPlugins: [remarkGfm, remarkNothing] } : plugins;
  const pipeline = definePipeline(optionsOf(given));
  const compile = way === 'exact' ? pipeline.compileExactly : pipeline.compile;

  it('runs in mdx-bundler’s client', async () => {
    const output = await compile(inputOf(text));
    expect(output.way).toBe(way);
    const html = renderToStaticMarkup(createElement(getMDXComponent(output.code), {}));
    expect(html).toBe(
      '<h2 id="ąę-">Ąę Tytuł</h2>\n<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    );
  });

  it('exports its frontmatter', async () => {
    const { code } = await compile(inputOf(text));
    expect(getMDXExport(code)).toMatchObject({ frontmatter: { title: 'Tytuł' } });
  });

  it('exports no frontmatter without a block', async () => {
    const { code } = await compile(inputOf('Words.\n'));
    expect(getMDXExport(code)).toHaveProperty('frontmatter', undefined);
  });

  it('is empty for an empty file', async () => {
    expect(await compile(inputOf(''))).toMatchObject({ code: '', findings: [] });
  });
});
