import { expect, test } from 'vitest';
import { alignBody } from '@/tools/dev/notes/align-body';

const fields = '---\ntitle: "Text"\n---\n';
const body = `
First sentence of a paragraph.
Second one, with [a link](/blog) inside.

## A heading

Word \\{ in braces.

| Cell | Cell |
| ---- | ---- |

The last paragraph of them all is here.
`;
const align = (source: string, ...texts: string[]) =>
  alignBody(fields + source, fields.length, texts).map((place) => place?.line);

test('finds texts at their lines, those of a paragraph together and those that repeat in turn', () => {
  const first = 'First sentence of a paragraph.\nSecond one, with';
  expect(align(body, first, 'A heading', 'Word { in braces.', 'Cell', 'Cell')).toEqual([
    5, 8, 10, 12, 12,
  ]);
});

test('takes spaces that do not break, and a decomposed letter, for what was written', () => {
  expect(align('\nDom w lesie, żółw\n', 'Dom w\u00a0lesie, z\u0307o\u0301łw')).toEqual([5]);
});

test('does not take the fields for the body', () => {
  expect(align('\nOther\n\nText\n', 'Text')).toEqual([7]);
});

test('places what was rewritten since by the sentences that stayed, else after what comes before', () => {
  const rewritten = body
    .replace('First sentence', 'Very {first} sentence')
    .replace('A heading', 'B');
  const shown = [
    'First sentence of a paragraph.\nSecond one, with',
    'A heading',
    'The last paragraph of them all is here.',
  ];
  const long = 'First sentence of a paragraph.\nThe last paragraph of them all is here.';
  expect(align(rewritten, ...shown)).toEqual([5, 5, 15]);
  expect(align(rewritten, long)).toEqual([14]);
});

test('finds what follows a word that stands nowhere', () => {
  expect(align(body, 'Note', 'Second one, with', 'A heading')).toEqual([5, 6, 8]);
});
