import { dirname } from 'node:path';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { definePipeline } from '../../src/compile/pipeline';
import { verifyBodies } from '../../src/verify/verify-bodies';
import { inputOf, optionsOf } from './body-input';
import { bridge, type File, type Node, text, visit } from './bridge-support';

describe('a plugin on the bridge', () => {
  it('gets the file as from Contentlayer', async () => {
    const seen: File[] = [];
    const remarkLook =
      () =>
      (_tree: Node, { path, value, cwd, data }: File) => {
        seen.push({ path, value: String(value), cwd, data: { ...data } });
      };
    const pipeline = definePipeline(optionsOf({ remarkPlugins: [remarkLook] }));
    const input = inputOf(text, 'corpus/a/index.mdx');
    await pipeline.compile(input);
    await pipeline.compileExactly(input);
    const [bridged, exact] = seen;
    expect(bridged).toMatchObject({ value: text, data: { rawDocumentData: input.raw } });
    expect({ ...bridged, path: '' }).toEqual({ ...exact, path: '' });
    expect(dirname(bridged?.path ?? '')).toBe(dirname(exact?.path ?? ''));
    expect(bridged?.path).toMatch(/_mdx_bundler_entry_point-[\da-f-]+\.mdx$/);
  });

  it('gets the tree of remark, frontmatter and its export included', async () => {
    const seen: string[] = [];
    const remarkLook = () => (tree: Node) => {
      seen.push(JSON.stringify(simplify(tree)));
    };
    const pipeline = definePipeline(optionsOf({ remarkPlugins: [remarkGfm, remarkLook] }));
    await pipeline.compile(inputOf(text));
    await pipeline.compileExactly(inputOf(text));
    expect(JSON.parse(seen[0] ?? '')).toEqual(JSON.parse(seen[1] ?? ''));
  });

  it('may be asynchronous', async () => {
    const remarkLater = () => async (tree: Node) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      visit(tree, (node) => {
        if (node.type === 'text') node.value = node.value?.toUpperCase() ?? '';
      });
    };
    expect(await bridge({ remarkPlugins: [remarkLater] })).toMatchObject({ way: 'bridged' });
  });

  it('may answer by a callback, or with a new tree', async () => {
    const rehypeNew = () => (tree: Node, _file: File, next: (error: null, tree: Node) => void) =>
      next(null, { ...tree, children: [...(tree.children ?? []).slice(0, 2)] });
    expect(await bridge({ rehypePlugins: [rehypeNew] })).toMatchObject({ way: 'bridged' });
  });

  it('keeps its place among known plugins', async () => {
    const rehypeOwnId = () => (tree: Node) =>
      visit(tree, (node) => {
        if (node.tagName === 'h1')
          node.properties = { ...node.properties, id: `own-${node.properties?.id}` };
      });
    expect(await bridge({ rehypePlugins: [rehypeSlug, rehypeOwnId] })).toMatchObject({
      way: 'bridged',
    });
    expect(await bridge({ rehypePlugins: [rehypeOwnId, rehypeSlug] })).toMatchObject({
      way: 'bridged',
    });
  });

  it('starts anew for every document', async () => {
    const rehypeCount = () => {
      let count = 0;
      return (tree: Node) =>
        visit(tree, (node) => {
          count += 1;
          if (node.tagName) node.properties = { ...node.properties, title: String(count) };
        });
    };
    const pipeline = definePipeline(optionsOf({ rehypePlugins: [rehypeCount] }));
    const inputs = [inputOf('# a\n'), inputOf('# b\n')];
    expect((await verifyBodies(inputs, pipeline)).differences).toEqual([]);
  });

  it('may give elements any property', async () => {
    const rehypeProperties = () => (tree: Node) =>
      visit(tree, (node) => {
        if (node.tagName !== 'p') return;
        node.children?.push(
          {
            type: 'element',
            tagName: 'img',
            properties: {
              src: '/a.png',
              srcSet: ['/a.png 1x', '/b.png 2x'],
              sizes: '1px',
              alt: '',
              width: 10,
              hidden: true,
              draggable: false,
              loading: null,
            },
            children: [],
          },
          {
            type: 'element',
            tagName: 'a',
            properties: {
              className: ['a', 'b'],
              style: 'color: red; --own: 1px; margin-top: 2px',
              ariaHidden: 'true',
              dataSomeThing: 'x',
              'data-other': 1,
              tabIndex: 0,
              rel: ['nofollow'],
              download: true,
            },
            children: [{ type: 'text', value: '{not} <an> expression' }],
          },
          {
            type: 'element',
            tagName: 'svg',
            properties: { viewBox: '0 0 1 1', strokeWidth: 2, xLinkHref: '#a' },
            children: [
              {
                type: 'element',
                tagName: 'path',
                properties: { strokeLinecap: 'round', d: 'M0 0' },
                children: [],
              },
            ],
          },
          {
            type: 'element',
            tagName: 'input',
            properties: { accept: ['.a', '.b'], disabled: '', checked: false, maxLength: 3 },
            children: [],
          },
          { type: 'comment', value: 'nothing' },
        );
      });
    expect(await bridge({ rehypePlugins: [rehypeProperties] })).toMatchObject({ way: 'bridged' });
  });

  it('may make nodes of MDX with syntax trees', async () => {
    const literal = { type: 'Literal', value: 'made' };
    const estree = {
      type: 'Program',
      sourceType: 'module',
      body: [{ type: 'ExpressionStatement', expression: literal }],
    };
    const remarkMake = () => (tree: Node) => {
      tree.children?.push(
        { type: 'mdxFlowExpression', value: '', data: { estree } },
        { type: 'mdxFlowExpression', value: '"ignored: it has no syntax tree"' },
        {
          type: 'mdxJsxFlowElement',
          name: 'Made',
          attributes: [
            {
              type: 'mdxJsxAttribute',
              name: 'a',
              value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
            },
          ],
          children: [],
        } as Node,
      );
    };
    expect(await bridge({ remarkPlugins: [remarkMake] })).toMatchObject({ way: 'bridged' });
  });

  it('may set what an element becomes', async () => {
    const remarkTurn = () => (tree: Node) =>
      visit(tree, (node) => {
        if (node.type === 'strong')
          node.data = { hName: 'mark', hProperties: { className: ['x'] } };
        if (node.type === 'heading') node.data = { hChildren: [{ type: 'text', value: 'other' }] };
      });
    expect(await bridge({ remarkPlugins: [remarkTurn] })).toMatchObject({ way: 'bridged' });
  });

  it('changes nothing by writing over the text of an expression, as with remark', async () => {
    const remarkWrite = () => (tree: Node) =>
      visit(tree, (node) => {
        if (node.type === 'mdxTextExpression') node.value = '"changed"';
      });
    expect(await bridge({ remarkPlugins: [remarkWrite] })).toMatchObject({ way: 'bridged' });
  });
});

/** A tree without what only positions and empty values tell apart. */
function simplify(node: Node): unknown {
  const { position: _position, ...rest } = node as Node & { position?: unknown };
  return JSON.parse(
    JSON.stringify(rest, (key, value) =>
      value === null || key === 'position' || key === 'data' ? undefined : value,
    ),
  );
}
