import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { type CompileOptions, definePipeline } from '../../src/compile/pipeline';
import { optionsOf } from './body-input';

function identityOf(given: Partial<CompileOptions> = {}): string {
  return definePipeline(optionsOf(given)).identity;
}

describe('the identity of a pipeline', () => {
  it('names compilers, plugins and what they depend on with their versions', () => {
    const lines = identityOf({ remarkPlugins: [remarkGfm] }).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'mode production',
        'satteri 0.10.5',
        'mdx-bundler 10.1.1',
        'remark-gfm 4.0.1',
        expect.stringMatching(/^micromark-extension-gfm-table \d/),
        expect.stringMatching(/^plugin remarkGfm [\da-f]{16}$/),
      ]),
    );
  });

  it('is the same for the same options', () => {
    const given = { rehypePlugins: [[rehypeSlug, { prefix: 'a' }]] };
    expect(identityOf(given)).toBe(identityOf(structuredCloneOptions(given)));
  });

  it.each<[string, Partial<CompileOptions>]>([
    ['the mode', { isProduction: false }],
    ['a plugin', { remarkPlugins: [remarkGfm] }],
    ['a plugin’s options', { rehypePlugins: [[rehypeSlug, { prefix: 'b' }]] }],
    ['a plugin’s source', { remarkPlugins: [function local() {}] }],
    [
      'another source of the same name',
      {
        remarkPlugins: [
          function local() {
            return undefined;
          },
        ],
      },
    ],
    ['a function among the options', { other: { grayMatterOptions: () => ({}) } }],
    ['a value among the options', { other: { globals: { a: 'b' } } }],
    ['mdxOptions', { mdxOptions: (given: unknown) => given }],
  ])('changes with %s', (_what, given) => {
    const others = [identityOf(), identityOf({ rehypePlugins: [[rehypeSlug, { prefix: 'a' }]] })];
    expect(others).not.toContain(identityOf(given));
  });
});

function structuredCloneOptions({ rehypePlugins }: { rehypePlugins: unknown[][] }) {
  return {
    rehypePlugins: rehypePlugins.map(([plugin, options]) => [plugin, structuredClone(options)]),
  };
}
