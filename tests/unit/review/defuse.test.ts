import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { defuse } from '@/tools/review/defuse.mjs';

const site = 'https://site.example';
const parse = (text: string) => unified().use(remarkParse).use(remarkGfm).parse(text);
type Root = ReturnType<typeof parse>;
type Nodes = Root | Root['children'][number];
type Link = Extract<Nodes, { type: 'link' }>;

function list(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(list) : [])];
}

/** What GitHub would make of a text, put before a list of boxes as the comment has it. */
function read(text: string) {
  const tree = parse(`${defuse(text, site)}\n\n### Boxes\n\n- [ ] last`);
  const nodes = list(tree);
  return {
    nodes,
    kinds: new Set(nodes.map(({ type }) => type)),
    tags: nodes.flatMap((node) => (node.type === 'html' ? node.value : [])).join(' '),
    // An address that stands there in full hides nothing.
    links: nodes.flatMap((node) =>
      node.type === 'link' && !isAddressItself(node) ? node.url : [],
    ),
    last: tree.children.at(-1),
  };
}

function isAddressItself({ url, children: [child] }: Link): boolean {
  return child?.type === 'text' && child.value === url;
}

test.each([
  ['a picture', '![seen](https://other.example/pixel.png)'],
  ['a picture by reference', '![seen][a]\n\n[a]: https://other.example/pixel.png'],
  ['a picture in a link', '[![seen](https://other.example/x.png)](https://site.example/)'],
  ['a picture in HTML', 'x <img src="https://other.example/x.png"> y'],
  ['a picture in HTML, in capitals', 'x <IMG SRC="https://other.example/x.png"> y'],
  ['a picture in HTML, a block', '<img\nsrc=https://other.example/x.png>'],
  ['a picture in a tag that is allowed', '<details><summary><img src=x></summary></details>'],
  ['a link to elsewhere', '[approve](https://other.example/)'],
  ['a link to an address that begins like ours', '[approve](https://site.example.evil.example/)'],
  ['a link with our name for a user', '[approve](https://site.example@evil.example/)'],
  ['a link in brackets', '[approve](<https://other.example/>)'],
  ['a link by reference', '[approve]\n\n[approve]: https://other.example/'],
  ['a comment in HTML', '<!-- content-review:pages -->'],
  ['a footnote', 'x[^1]\n\n[^1]: y'],
  ['a declaration', '<!DOCTYPE html>'],
  ['an instruction', '<?php ?>'],
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
])('%s becomes text', (_, text) => {
  const { kinds, tags, links } = read(text);
  for (const kind of [
    'image',
    'imageReference',
    'linkReference',
    'definition',
    'footnoteReference',
  ])
    expect(kinds).not.toContain(kind);
  expect(tags).not.toMatch(/<(?=[a-z/!?])(?!\/?(?:details|summary)>)/i);
  expect(links.filter((url) => url !== `${site}/`)).toEqual([]);
});

test.each([
  '@octocat',
  '&#64;octocat',
  '&#x40;octocat',
  '&commat;octocat',
  '\\@octocat',
  '#12',
  'GH-12',
  'a/b#12',
])('%s calls no one and marks no other thread', (text) => {
  const words = read(`so ${text} says`)
    .nodes.flatMap((node) => (node.type === 'text' ? node.value : []))
    .join(' ');
  expect(words).not.toMatch(/@[\w-]|#\d|GH-\d/);
});

test.each([
  ['a block of code', '```\ncode'],
  ['a block with more marks', '`````md\n```\n````'],
  ['a block of tildes', '~~~\n```'],
  ['a block in a list', '- item\n  ```\n  code'],
  ['a block in a quote', '> ```\n> code'],
  ['a block in a block of HTML', '<details>\n```\n</details>\ncode'],
  ['tags', '<details><summary>more'],
  ['a tag closed in code', '<details>\n\n`</details>`\n\n```\n</details>\n```'],
  ['a comment', 'x <!-- y'],
  ['a block of HTML', '<pre>\n\n<textarea>\n\n<![CDATA['],
  ['mathematics', '$$\nx'],
  ['a drawing', '```mermaid\ngraph TD'],
])('%s ends before the boxes', (_, text) => {
  const { last, kinds, tags } = read(text);
  expect(last?.type === 'list' && last.children[0]?.checked).toBe(false);
  expect(kinds).toContain('heading');
  const count = (tag: string) => tags.split(tag).length - 1;
  expect(count('</details>')).toBeGreaterThanOrEqual(count('<details>'));
});

test('a box of the text is none, and a drawing is plain code', () => {
  const { nodes } = read('- [x] `/pricing`\n- [ ] other\n\n```mermaid\ngraph TD\n```');
  const boxes = nodes.filter((node) => node.type === 'listItem' && node.checked !== null);
  expect(boxes).toHaveLength(1);
  expect(nodes.find((node) => node.type === 'code')).toMatchObject({ lang: null });
});

test('text that turns round, and bytes that are no text, go', () => {
  expect(defuse('a\u202eb\u2066c\u0000d\u001be')).toBe('abcde');
});

test('what a comparison says is left as it is', () => {
  const text = `### Pricing

| Field | Before | After |
| --- | --- | --- |
| price | ~~12,970~~ | **13,970** |

- \`/pricing\`: [shown](https://site.example/pricing), “więcej” & żółw 👩🏽‍💻

\`\`\`diff
- @name <img> #12
+ ![x](y)
\`\`\``;
  expect(defuse(text, site)).toBe(text);
});
