import { describe, expect, test } from 'vitest';
import type { PageAddress } from '@/app/sitemap-addresses';
import { answerSitemap, answerSitemapPart } from '@/app/sitemap-answer';

/** Pages made up of documents, with a sign in the address that XML has to escape. */
const pages: PageAddress[] = Array.from({ length: 25 }, (_, index) => ({
  href: { page: '/blog/[slug]', slug: `made-&-${index}` },
  locale: 'en',
  languages: ['en', 'pl'],
  changedAt: '2026-03-02T09:00:00+01:00',
}));
const locs = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));

describe('the sitemap', () => {
  test('is one file as long as it may be', () => {
    const xml = answerSitemap(pages, 25);
    expect(xml).toContain('<urlset');
    expect(locs(xml)).toHaveLength(25);
    expect(xml).toContain('/blog/made-&amp;-0</loc>');
    expect(xml).toContain('hreflang="pl" href="');
    expect(xml).toContain('<lastmod>2026-03-02T09:00:00+01:00</lastmod>');
    expect(answerSitemapPart(pages, 1, 25)).toBeUndefined();
  });

  test('is a list of files past that, which together have every address once', () => {
    const xml = answerSitemap(pages, 10);
    expect(xml).toContain('<sitemapindex');
    expect(locs(xml).map(({ pathname }) => pathname)).toEqual([
      '/sitemap/1.xml',
      '/sitemap/2.xml',
      '/sitemap/3.xml',
    ]);
    const parts = [1, 2, 3].map((number) => locs(answerSitemapPart(pages, number, 10)));
    expect(parts.map(({ length }) => length)).toEqual([10, 10, 5]);
    const whole = locs(answerSitemap(pages, 25)).map(String);
    expect(parts.flat().map(String)).toEqual(whole);
    expect(answerSitemapPart(pages, 4, 10)).toBeUndefined();
    expect(answerSitemapPart(pages, 0, 10)).toBeUndefined();
  });
});
