import { inNames } from '../example';
import { another } from '../sample-documents';
import { article, type SampleFiles } from '../sample-site';

const second = 'content/blog/second.mdx';

/** The list of redirects with these lines; every page of the sample has been public. */
const redirects = (...lines: readonly string[]): SampleFiles => ({
  'content/addresses.txt': '/blog/first\n/team/lucja-wojcik\n',
  'src/site/redirects.ts': `export const redirects = [\n${lines.map((line) => `  ${line},\n`).join('')}];\n`,
});
const line = (from: string, to: string) => `{ from: '${from}', to: '${to}' }`;
const listed = (
  why: string,
  wrong: readonly string[],
  right: readonly string[],
  beside: SampleFiles = {},
) =>
  inNames(
    why,
    [code(wrong), { ...redirects(...wrong), ...beside }],
    [code(right), { ...redirects(...right), ...beside }],
  );
const code = (lines: readonly string[]) =>
  lines.map((one) => `\`${one}\``).join('  \n') || 'No redirect.';
const ledger = (text: string): SampleFiles => ({ 'content/addresses.txt': text });

/** Of addresses that were public, and where they lead. */
export const addresses = {
  'lost-address': inNames(
    'Visitors have kept the address, and others have linked to it. They would get the page that says there is none.',
    [
      '/blog/older in content/addresses.txt, and neither a page nor a redirect',
      ledger('/blog/older\n'),
    ],
    [
      '/blog/older, and a redirect to /blog/first',
      { ...redirects(line('/blog/older', '/blog/first')) },
    ],
  ),
  'lost-anchor': inNames(
    'A link to this heading opens the page at its top.',
    [
      '/blog/first#costs in content/addresses.txt, and no such heading',
      ledger('/blog/first\n/blog/first#costs\n'),
    ],
    [
      'The heading is there',
      {
        ...ledger('/blog/first\n/blog/first#costs\n'),
        'content/blog/first.mdx': article.replace('Text.', '## Costs'),
      },
    ],
  ),
  'bad-ledger-line': inNames(
    'The list of addresses is written by `npm run content:addresses`, and read line by line.',
    ['blog first, a line of content/addresses.txt', ledger('blog first\n')],
    ['/blog/first', ledger('/blog/first\n')],
  ),
  'bad-redirect': listed(
    'An address begins with / and has no language: a redirect holds in each.',
    [line('blog/older', '/blog/first')],
    [line('/blog/older', '/blog/first')],
  ),
  'hiding-redirect': listed(
    'The page is there, and no one would find it.',
    [line('/blog/second', '/blog/first')],
    [line('/blog/older', '/blog/first')],
    { [second]: another },
  ),
  'redirect-chain': listed(
    'A visitor would be sent on twice.',
    [line('/blog/old', '/blog/older'), line('/blog/older', '/blog/first')],
    [line('/blog/old', '/blog/first'), line('/blog/older', '/blog/first')],
  ),
  'redirect-loop': listed(
    'A browser gives up after twenty rounds.',
    [line('/blog/old', '/blog/older'), line('/blog/older', '/blog/old')],
    [line('/blog/old', '/blog/first'), line('/blog/older', '/blog/first')],
  ),
  'dead-redirect': listed(
    'The visitor would be sent to a page that is not there.',
    [line('/blog/older', '/blog/second')],
    [line('/blog/older', '/blog/first')],
  ),
};
