import { describe, expect, test } from 'vitest';
import { byLevel } from '@/tools/content/report';
import { another, article, check, checkBody } from './fixture';

describe('links', () => {
  test('pages, documents, headings, files and other sites', async () => {
    const body = `## Zażółć gęślą jaźń

[a](/contact) [b](/blog/second#part) [c](#zażółć-gęślą-jaźń) [d](/images/cover.webp) [e](/team/lucja-wojcik)
[f](https://example.com/x) [g](mailto:a@b.example) [h](/blog?page=2)

<Quote author="x">[i](/blog/first#zażółć-gęślą-jaźń)</Quote>
`;
    const second = another.replace('Text.', '## Part');
    expect(await checkBody(body, { 'content/blog/second.mdx': second })).toEqual([]);
  });

  describe('to a document that is not public when its own is', () => {
    const link = '[x](/blog/second)\n';
    const later = (when: string) => another.replace('2026-03-02', when);
    const draft = another.replace('tags:', 'draft: true\ntags:');
    const from = article.replace('Text.\n', link);

    test.each([
      ['a draft', from, draft, 'a page that is public: this one is a draft'],
      ['later', from, later('2099-03-02'), 'this one is from 2099-03-02 08:00 (UTC)'],
      [
        'later than itself, which is to come',
        from.replace('2026-03-02', '2098-01-01'),
        later('2099-03-02'),
        'from 2099',
      ],
    ])('is refused: %s', async (_, first, second, expected) => {
      const { errors: found } = byLevel(
        await check({ 'content/blog/first.mdx': first, 'content/blog/second.mdx': second }),
      );
      expect(found).toMatchObject([
        { code: 'link-too-early', file: 'content/blog/first.mdx', line: 13, found: '/blog/second' },
      ]);
      expect(found[0]?.expected).toContain(expected);
    });

    test.each([
      ['from a draft', from.replace('tags:', 'draft: true\ntags:'), draft],
      ['both at the same time', from.replace('2026-03-02', '2099-03-02'), later('2099-03-02')],
      ['to one published before', from.replace('2026-03-02', '2026-01-01'), another],
    ])('may be there: %s', async (_, first, second) => {
      const files = { 'content/blog/first.mdx': first, 'content/blog/second.mdx': second };
      expect(byLevel(await check(files)).errors).toEqual([]);
    });
  });

  test('a page that does not exist, with the nearest', async () => {
    expect(await checkBody('See [it](/contakt).\n')).toMatchObject([
      { code: 'broken-link', line: 13, column: 5, found: '/contakt', nearest: '/contact' },
    ]);
  });

  test('a document that does not exist', async () => {
    expect(await checkBody('[x](/blog/frist)\n')).toMatchObject([
      { code: 'broken-link', nearest: '/blog/first' },
    ]);
  });

  test('a path that names the language', async () => {
    expect(await checkBody('[x](/pl/contact)\n')).toMatchObject([
      { code: 'broken-link', nearest: '/contact' },
    ]);
  });

  test('a relative link', async () => {
    expect(await checkBody('[x](../blog/first)\n')).toMatchObject([
      { code: 'relative-link', line: 13, column: 1, nearest: '/blog/first' },
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https:/one-slash', 'C:\\\\cover.webp'])(
    'a link to %s',
    async (target) => {
      expect(await checkBody(`[x](${target})\n`)).toMatchObject([
        { code: 'link-scheme', line: 13, column: 1, found: target.replace('\\\\', '\\') },
      ]);
    },
  );

  test('a link without an address', async () => {
    expect(await checkBody('[x]()\n')).toMatchObject([{ code: 'empty-link', line: 13, column: 1 }]);
  });

  test('a heading that does not exist on this page', async () => {
    expect(await checkBody('## First steps\n\n[x](#frist-steps)\n')).toMatchObject([
      { code: 'broken-anchor', line: 15, column: 1, nearest: '#first-steps' },
    ]);
  });

  test('a heading that does not exist on another page', async () => {
    const second = another.replace('Text.', '## The part');
    const found = await checkBody('[x](/blog/second#teh-part)\n', {
      'content/blog/second.mdx': second,
    });
    expect(found).toMatchObject([{ code: 'broken-anchor', nearest: '/blog/second#the-part' }]);
  });

  test('a question that does not exist on the FAQ page', async () => {
    const files = {
      'content/faq/refunds.yaml': 'question: "Q"\nanswer: "A"\ngroup: subscription\norder: 1\n',
    };
    expect(await checkBody('[x](/faq#refund)\n', files)).toMatchObject([
      { code: 'broken-anchor', nearest: '/faq#refunds' },
    ]);
  });

  test('a link in the fields', async () => {
    const text = `title: "T"
url: /blog/frist
image: { src: /images/cover.webp, alt: "A cover" }
publishedAt: "2026-03-02T09:00:00+01:00"
`;
    expect(await check({ 'content/publications/x.yaml': text })).toMatchObject([
      { code: 'broken-link', line: 2, column: 6, field: 'url', nearest: '/blog/first' },
    ]);
  });
});
