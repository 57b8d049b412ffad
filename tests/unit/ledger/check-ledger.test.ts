import { describe, expect, it } from 'vitest';
import { another, article, check } from '../content/fixture';

type Redirect = readonly [from: string, to: string];

const list = (redirects: readonly Redirect[]) =>
  `export const redirects: readonly Redirect[] = [\n${redirects
    .map(([from, to]) => `  { from: '${from}', to: '${to}' },\n`)
    .join('')}];\n`;

/** Checks a site with /blog/first, which has the heading "Now", with these promises. */
const checkWith = (
  addresses: string,
  redirects: readonly Redirect[] = [],
  files: Record<string, string> = {},
) =>
  check({
    'content/blog/first.mdx': article.replace('Text.', '## Now\n\nText.'),
    'content/addresses.txt': addresses,
    'src/site/redirects.ts': list(redirects),
    ...files,
  });

const draft = another.replace('tags:', 'draft: true\ntags:');
const day = 24 * 60 * 60 * 1000;
const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);
const future = another.replace('2026-03-02T09:00:00+01:00', `${tomorrow}T23:00:00Z`);

describe('promised addresses', () => {
  it('are no findings while they are there, in every language', async () => {
    expect(await checkWith('/\n/pl\n/blog/first\n/blog/first#now\n/pl/blog\n')).toEqual([]);
  });

  it('are lost when nothing is there, said once, with the line to paste', async () => {
    const findings = await checkWith('/blog/frist\n/blog/frist#x\n/pl/blog/frist\n');
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'lost-address',
        file: 'content/addresses.txt',
        line: 1,
        nearest: '/blog/first',
        fix: "Add to src/site/redirects.ts: { from: '/blog/frist', to: '/blog/first' },",
      }),
    ]);
    expect(await checkWith('/blog/frist\n', [['/blog/frist', '/blog/first']])).toEqual([]);
  });

  it.each([
    ['a draft', draft],
    ['scheduled', future],
  ])('are lost when their document is %s again', async (_, text) => {
    const findings = await checkWith('/blog/second\n', [], { 'content/blog/second.mdx': text });
    expect(findings).toMatchObject([
      { code: 'lost-address', fix: expect.stringMatching(/^Publish it again/) },
    ]);
  });

  it('may vanish where they were never public, or are gone on purpose', async () => {
    const addresses = '/blog/x from 2999-01-01T00:00:00Z\n/blog/y gone\n/blog/y#z gone\n';
    expect(await checkWith(addresses)).toEqual([]);
  });

  it('include headings, which are advice with the nearest that is there', async () => {
    const findings = await checkWith('/blog/first\n/blog/first#nov\n');
    expect(findings).toEqual([
      expect.objectContaining({
        level: 'warning',
        code: 'lost-anchor',
        line: 2,
        fix: "Add to src/site/redirects.ts: { from: '/blog/first#nov', to: '/blog/first#now' },",
      }),
    ]);
    const redirects: Redirect[] = [['/blog/first#nov', '/blog/first#now']];
    expect(await checkWith('/blog/first\n/blog/first#nov\n', redirects)).toEqual([]);
  });

  it('go with a page that has moved: its headings are asked for there', async () => {
    const addresses = '/blog/old\n/blog/old#now\n';
    expect(await checkWith(addresses, [['/blog/old', '/blog/first']])).toEqual([]);
  });

  it('include lists, which go with their last document', async () => {
    expect(await checkWith('/blog/tags/react\n/pl/blog/tags/react\n')).toEqual([]);
    const findings = await checkWith('/blog/tags/hiring\n/pl/blog/tags/hiring\n');
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'lost-address',
        line: 1,
        fix: "Add to src/site/redirects.ts: { from: '/blog/tags/hiring', to: '/blog' },",
      }),
    ]);
    expect(await checkWith('/blog/tags/hiring\n', [['/blog/tags/hiring', '/blog']])).toEqual([]);
    expect(await checkWith('/blog/tags/react\n', [['/blog/tags/react', '/blog']])).toMatchObject([
      { code: 'hiding-redirect' },
    ]);
  });

  it('of lists wait for what is scheduled, and are not asked for while a document is broken', async () => {
    const scheduled = future.replace('- react', '- hiring');
    const files = { 'content/blog/second.mdx': scheduled };
    expect(await checkWith('/blog/tags/hiring\n', [], files)).toMatchObject([
      { code: 'lost-address', fix: expect.stringContaining('comes back by itself') },
    ]);
    expect(await checkWith('/blog/tags/hiring gone\n', [], files)).toEqual([]);
    const broken = { 'content/blog/second.mdx': another.replace('tags:', 'tags: "') };
    const codes = (await checkWith('/blog/tags/hiring\n', [], broken)).map(({ code }) => code);
    expect(codes).toEqual(['invalid-yaml']);
  });

  it('cannot be read where a merge was not finished', async () => {
    expect(await checkWith('<<<<<<< HEAD\n/blog/first\n')).toMatchObject([
      { code: 'bad-ledger-line', line: 1 },
    ]);
  });
});

describe('redirects', () => {
  const find = async (redirects: readonly Redirect[], files = {}) =>
    (await checkWith('', redirects, files)).map(({ code, line, nearest }) => ({
      code,
      line,
      nearest,
    }));

  it.each<[string, Redirect]>([
    ['without a slash', ['blog/old', '/blog/first']],
    ['with a slash at the end', ['/blog/old/', '/blog/first']],
    ['with a language', ['/pl/blog/old', '/blog/first']],
    ['to another site', ['/blog/old', 'https://example.org/']],
    ['of a heading to another page', ['/blog/first#old', '/blog#now']],
  ])('%s could not be followed', async (_, redirect) => {
    expect(await find([redirect])).toMatchObject([{ code: 'bad-redirect', line: 2 }]);
  });

  it('are written once', async () => {
    const twice: Redirect[] = [
      ['/blog/old', '/blog/first'],
      ['/blog/old', '/blog'],
    ];
    expect(await find(twice)).toMatchObject([{ code: 'bad-redirect', line: 3 }]);
  });

  it('hide no page and no heading', async () => {
    expect(await find([['/blog/first', '/blog']])).toMatchObject([{ code: 'hiding-redirect' }]);
    expect(await find([['/pricing', '/blog']])).toMatchObject([{ code: 'hiding-redirect' }]);
    const headings = { 'content/blog/first.mdx': article.replace('Text.', '## Old\n\n## Now') };
    expect(await find([['/blog/first#old', '/blog/first#now']], headings)).toMatchObject([
      { code: 'hiding-redirect' },
    ]);
  });

  it('chain to no other: the end is named', async () => {
    const chain: Redirect[] = [
      ['/blog/a', '/blog/b'],
      ['/blog/b', '/blog/first'],
    ];
    expect(await find(chain)).toEqual([
      { code: 'redirect-chain', line: 2, nearest: '/blog/first' },
    ]);
  });

  it('go round in no circle', async () => {
    const circle: Redirect[] = [
      ['/blog/a', '/blog/b'],
      ['/blog/b', '/blog/a'],
      ['/blog/c', '/blog/a'],
      ['/blog/d', '/blog/d'],
    ];
    const codes = (await find(circle)).map(({ code }) => code);
    expect(codes).toEqual(Array(4).fill('redirect-loop'));
  });

  it('lead to a page and a heading that are there, now', async () => {
    expect(await find([['/blog/a', '/blog/frist']])).toMatchObject([
      { code: 'dead-redirect', nearest: '/blog/first' },
    ]);
    expect(await find([['/blog/a', '/blog/first#nov']])).toMatchObject([
      { code: 'dead-redirect', nearest: '/blog/first#now' },
    ]);
    const files = { 'content/blog/second.mdx': future };
    expect(await find([['/blog/a', '/blog/second']], files)).toMatchObject([
      { code: 'dead-redirect' },
    ]);
    expect(await find([['/blog/a', '/images/cover.webp']])).toEqual([]);
  });

  it('say where a link to an old address should lead', async () => {
    const files = { 'content/blog/first.mdx': article.replace('Text.', '[There](/blog/old)') };
    expect(await find([['/blog/old', '/contact']], files)).toMatchObject([
      { code: 'broken-link', nearest: '/contact' },
    ]);
  });
});
