import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readDocument } from '../../src/read/document';
import { repeatableRandom, requireTheirs } from '../output/support/theirs';

interface Matter {
  readonly data: unknown;
  readonly content: string;
}
const matter = requireTheirs<(text: string, options: object) => Matter>('gray-matter');

/** What contentlayer2 reads off a text; undefined where it cannot. */
function readTheirs(text: string): { fields: unknown; body: string } | undefined {
  try {
    const { data, content } = matter(text, {
      engines: { yaml: (yaml: string) => parse(yaml, { logLevel: 'error' }) },
    });
    return { fields: data, body: content };
  } catch {
    return undefined;
  }
}

function readOurs(text: string): { fields: unknown; body: string } | undefined {
  const { document } = readDocument('a.mdx', Buffer.from(text));
  return document && { fields: document.fields, body: document.text.slice(document.bodyOffset) };
}

const isFields = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('reads what contentlayer2 reads', () => {
  test.each([
    '',
    'Text.',
    '---',
    '---\n---',
    '---\n---\n',
    '---\ntitle: a\n---\nText.\n',
    '---\ntitle: a\n---\n\n\nText.\n---\nMore.',
    '---\ntitle: a\n--- \nText.',
    '---\ntitle: a\n----\nText.',
    '---\ntitle: a\n---Text.',
    '---\ntitle: a',
    '----\ntitle: a\n---\n',
    '---yaml\ntitle: a\n---\n',
    '--- yml \ntitle: a\n---\n',
    '---json\n{"title": [1]}\n---\nText',
    '---toml\ntitle = 1\n---\n',
    '---title: a\n---\n',
    '--- \ntitle: a\n---\n',
    ' ---\ntitle: a\n---\n',
    '---\n# comment\n---\nText',
    '---\n~\n---\nText',
    '---\n\n---\rText',
    '---\ndate: 2024-01-01\nat: 2024-01-01T10:00:00Z\nyes: yes\noctal: 010\nnull: null\n---\n',
    '---\na: 1\na: 2\n---\n',
    '---\na: &x [1]\nb: *x\n---\n',
    '---\na: *none\n---\n',
    '---\na: !custom 1\n---\n',
    '---\na: |\n  text\n  ---\nb: 1\n---\n',
    '---\n1: one\ntrue: two\n---\n',
    '---\r\ntitle: a\r\nother: b\r\n# end\r\n---\r\nText.\r\n',
    '---\na: "unclosed\n---\n',
    '---\n\ta: 1\n---\n',
  ])('of %j', (text) => {
    expect(readOurs(text)).toEqual(readTheirs(text));
  });

  test('of any of a thousand texts', () => {
    const random = repeatableRandom(7);
    const parts = [
      '---',
      '\n',
      '\n---\n',
      'a: 1',
      'b: [x, y]',
      '\r\n',
      '# c',
      ' ',
      '-',
      'Text',
      ': ',
    ];
    for (let round = 0; round < 1000; round += 1) {
      const length = Math.floor(random() * 9);
      const rest = Array.from({ length }, () => parts[Math.floor(random() * parts.length)]);
      const text = `---\n${rest.join('')}`;
      const theirs = readTheirs(text);
      // Their last field holds half of a line end of Windows.
      if (theirs && isFields(theirs.fields) && !/\r\n---/.test(text)) {
        expect(readOurs(text), JSON.stringify(text)).toEqual(theirs);
      }
    }
  });
});

test('takes the whole line end of Windows off the last field', () => {
  expect(readOurs('---\r\ntitle: "a"\r\n---\r\nText.\r\n')).toEqual({
    fields: { title: 'a' },
    body: 'Text.\r\n',
  });
});
