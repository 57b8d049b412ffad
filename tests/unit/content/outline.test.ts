import rehypeSlug from 'rehype-slug';
import { mdxToHast, mdxToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '@/mdx/outline';

const readOutline = (text: string) => outlineOf(mdxToMdast(text));

const body = `Some words before.

## Zażółć gęślą jaźń

### The \`useState\` hook, *really*?

## Zażółć gęślą jaźń

<Callout>

## Inside & around [a link](/blog)

</Callout>

> ### Łódź – 2 × faster!

## Part-1

## Part

## Part 1

Setext
------

\`\`\`md
## no heading
\`\`\`
`;

/** The ids the build gives, by its own plugin. */
function idsOfBuild(text: string): unknown[] {
  const tree = mdxToHast(text);
  // satteri's tree is hast with MDX nodes, as the plugin gets it in the build.
  Reflect.apply(rehypeSlug(), undefined, [tree]);
  const ids: unknown[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const tag = Reflect.get(node, 'tagName');
    if (/^h[1-6]$/.test(String(tag))) ids.push(Object(Reflect.get(node, 'properties')).id);
    for (const child of Reflect.get(node, 'children') ?? []) visit(child);
  };
  visit(tree);
  return ids;
}

describe('outline', () => {
  test('headings with their depth and text', () => {
    expect(readOutline(body).headings.slice(0, 3)).toEqual([
      { depth: 2, text: 'Zażółć gęślą jaźń', id: 'zażółć-gęślą-jaźń' },
      { depth: 3, text: 'The useState hook, really?', id: 'the-usestate-hook-really' },
      { depth: 2, text: 'Zażółć gęślą jaźń', id: 'zażółć-gęślą-jaźń-1' },
    ]);
  });

  test('ids are those of the build', () => {
    const ids = readOutline(body).headings.map(({ id }) => id);
    expect(ids).toEqual(idsOfBuild(body));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('words are those of the text, not of code blocks, tags and marks', () => {
    expect(readOutline("It's 2.5 × `useMemo` – *well-known* – Łódź.\n").words).toBe(5);
    expect(
      readOutline('<Callout kind="tip">\n\nOne two.\n\n</Callout>\n\n```\nthree\n```\n').words,
    ).toBe(2);
  });
});

test('reads the words of a body as one line, without code blocks and tags', () => {
  const { text } = readOutline(
    '## A *short* title\n\nOne `word`, **bold**ly [linked](/blog).\n\n```ts\nconst hidden = 1;\n```\n\n<Callout>\n\nCalled out.\n\n</Callout>\n\n| a | b |\n|---|---|\n| c | d |\n',
  );
  expect(text).toBe('A short title One word, boldly linked. Called out. a b c d');
});
