import { describe, expect, it } from 'vitest';
import { bridge, type Node, visit } from './bridge-support';

describe('exports that plugins make', () => {
  const name = (given: string) => ({ type: 'Identifier', name: given });
  const declare = (id: unknown) => ({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    source: null,
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        { type: 'VariableDeclarator', id, init: { type: 'ObjectExpression', properties: [] } },
      ],
    },
  });
  const remarkExport = (body: unknown[]) => () => (tree: Node) => {
    const estree = { type: 'Program', sourceType: 'module', body };
    tree.children?.unshift({ type: 'mdxjsEsm', value: '', data: { estree } });
  };
  const words = '---\ntitle: how to import and export\n---\n\nWords.\n';

  it('are bridged where each has a name', async () => {
    const remarkPlugins = [remarkExport([declare(name('toc')), declare(name('more'))])];
    expect(await bridge({ remarkPlugins }, words)).toMatchObject({ way: 'bridged' });
  });

  it.each([
    ['a pattern', [declare({ type: 'ObjectPattern', properties: [] })]],
    [
      'another module',
      [
        {
          type: 'ExportAllDeclaration',
          source: { type: 'Literal', value: './words.json' },
          exported: name('a'),
          attributes: [],
        },
      ],
    ],
  ])('are exact with %s', async (_what, body) => {
    expect(await bridge({ remarkPlugins: [remarkExport(body)] }, words)).toEqual({
      way: 'exact',
      because: 'a plugin makes exports that need a bundler',
    });
  });
});

describe('a plugin that the bridge cannot carry', () => {
  it('reads the syntax tree of an expression', async () => {
    const remarkRead = () => (tree: Node) =>
      visit(tree, (node) => {
        if (node.type === 'mdxTextExpression' && node.data?.estree) node.data.seen = true;
      });
    expect(await bridge({ remarkPlugins: [remarkRead] })).toEqual({
      way: 'exact',
      because: 'a plugin reads the syntax tree of an expression',
    });
  });

  it('copies a tree with expressions', async () => {
    const remarkCopy = () => (tree: Node) => structuredClone(tree);
    expect(await bridge({ remarkPlugins: [remarkCopy] })).toMatchObject({ way: 'exact' });
    expect(await bridge({ remarkPlugins: [remarkCopy] }, 'only *words*\n')).toMatchObject({
      way: 'bridged',
    });
  });

  it('makes imports', async () => {
    const source = { type: 'Literal', value: './words.json', raw: '"./words.json"' };
    const local = { type: 'Identifier', name: 'words' };
    const specifiers = [{ type: 'ImportDefaultSpecifier', local }];
    const body = [{ type: 'ImportDeclaration', specifiers, source, attributes: [] }];
    const estree = { type: 'Program', sourceType: 'module', body };
    const remarkImport = () => (tree: Node) => {
      tree.children?.unshift({ type: 'mdxjsEsm', value: '', data: { estree } });
    };
    expect(await bridge({ remarkPlugins: [remarkImport] })).toEqual({
      way: 'exact',
      because: 'a plugin makes imports',
    });
  });
});
