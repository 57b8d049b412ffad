import { expect, test } from 'vitest';
import { compareBodies } from '@/tools/diff/compare/body';

test('what looks like a heading in a code block is none', () => {
  const body = (word: string) => `## One\n\n\`\`\`sh\n## ${word}\n\`\`\`\n`;
  expect(compareBodies(body('a'), body('b'))).toMatchObject([
    { heading: '## One', kind: 'changed' },
  ]);
});

test.each([
  ['sentences on other lines', 'One. Two.\n', 'One.\nTwo.\n'],
  ['blank lines and spaces at the end', 'One.\n\nTwo.\n', 'One. \n\n\n\nTwo.\n'],
  ['a comment in a line', 'One.\n', 'One. {/* 3 to check\n## soon */}\n'],
  ['a comment between paragraphs', 'One.\n\nTwo.\n', 'One.\n\n{/* ## x */}\n\nTwo.\n'],
])('%s are not seen', (_, before, after) => {
  expect(compareBodies(before, after)).toEqual([]);
  expect(compareBodies(after, before)).toEqual([]);
});

test.each([
  ['another paragraph', 'One.\nTwo.\n', 'One.\n\nTwo.\n'],
  ['a forced line break', 'One.\nTwo.\n', 'One.  \nTwo.\n'],
  ['a comment that parts a paragraph', 'One.\nTwo.\n', 'One.\n{/* x */}\nTwo.\n'],
  ['an indent in code', '```ts\na();\n```\n', '```ts\n  a();\n```\n'],
  ['a deeper item', '- One\n- Two\n', '- One\n  - Two\n'],
])('%s is seen, with the same words', (_, before, after) => {
  expect(compareBodies(before, after)).toMatchObject([{ kind: 'reshaped', sentences: [] }]);
});

test('what looks like a comment in code is shown', () => {
  expect(compareBodies('`{/* a */}` x\n', '`{/* b */}` x\n')).toMatchObject([{ kind: 'changed' }]);
});

test('a sentence that is new stands beside the one that was edited', () => {
  const before = 'The boats leave at nine.\nAll others wait in the harbour.\n';
  const after =
    'Read this first, please.\nThe boats leave at ten.\nAll others wait in the harbour.\n';
  expect(compareBodies(before, after)[0]?.sentences).toEqual([
    { after: 'Read this first, please.' },
    { before: 'The boats leave at nine.', after: 'The boats leave at ten.' },
  ]);
  const merged = 'Boats go at some time, and whatever is left waits for the next tide.\n';
  expect(compareBodies(before, merged)[0]?.sentences).toEqual([
    { before: 'The boats leave at nine.' },
    { before: 'All others wait in the harbour.' },
    { after: merged.trim() },
  ]);
});

test('a new section, one that is gone, and two with one name', () => {
  const before = '## Same\n\nOne.\n\n## Gone\n\nTwo words.\n\n## Same\n\nThree.\n';
  const after = '## Same\n\nOne.\n\n## Same\n\nThree.\n\n## New\n\nIt is new.\n';
  expect(compareBodies(before, after)).toMatchObject([
    { heading: '## Gone', kind: 'removed', removed: 2 },
    { heading: '## New', kind: 'added', added: 3 },
  ]);
});
