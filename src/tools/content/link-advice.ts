import type { FileFinding } from './findings';
import { placeOf, type SyntaxNode } from './syntax-tree';

/** Words that say nothing of where a link leads; screen readers read links without the text around them. */
const vague = new Set([
  ...[
    'here',
    'click here',
    'this',
    'this link',
    'link',
    'more',
    'read more',
    'learn more',
    'see here',
  ],
  ...[
    'tu',
    'tutaj',
    'kliknij',
    'kliknij tutaj',
    'kliknij tu',
    'ten link',
    'więcej',
    'czytaj więcej',
  ],
  ...['dowiedz się więcej', 'zobacz więcej', 'zobacz'],
]);

const local =
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|[^/:]+\.(?:local|localhost))(?=[:/?#]|$)/i;

/** Warns of a link that only works for its writer, is not encrypted, or says nothing in its words. */
export function adviseOnLink(node: SyntaxNode): FileFinding[] {
  const url = String(node.url);
  const words = wordsOf(node).trim();
  const bare = words.toLowerCase().replace(/[\s.…:!→»]+$/u, '');
  return [
    ...(local.test(url) ? [advice(node, url, localWords)] : []),
    ...(/^http:/i.test(url) && !local.test(url)
      ? [{ ...advice(node, url, insecureWords), nearest: url.replace(/^http:/i, 'https:') }]
      : []),
    ...(words === '' && url !== '' ? [advice(node, `[](${url})`, emptyWords)] : []),
    ...(vague.has(bare) ? [advice(node, words, vagueWords)] : []),
  ];
}

/** The words a reader sees, or hears of a picture. */
function wordsOf({ type, value, alt, children = [] }: SyntaxNode): string {
  if (type === 'image' || type === 'imageReference') return String(alt ?? '');
  return children.length > 0 ? children.map(wordsOf).join('') : String(value ?? '');
}

type Words = Pick<FileFinding, 'code' | 'expected' | 'fix'>;

function advice(node: SyntaxNode, found: string, words: Words): FileFinding {
  return { level: 'warning', ...words, ...placeOf(node), found };
}

const localWords: Words = {
  code: 'local-link',
  expected: 'an address that visitors can open',
  fix: 'Write the path alone for a page of this site (/blog/…), or the public address of the other.',
};

const insecureWords: Words = {
  code: 'insecure-link',
  expected: 'an address that begins with https://',
  fix: 'Write https://, and open it once to see that it answers.',
};

const emptyWords: Words = {
  code: 'empty-link-text',
  expected: 'words between the brackets: without them there is nothing to see, hear or click',
  fix: 'Write what is found there: [the price list](…).',
};

const vagueWords: Words = {
  code: 'vague-link',
  expected:
    'words that say where the link leads: screen readers list links without the text around them',
  fix: 'Link the words that name the page, such as [the price list](…).',
};
