import { describe, expect, it } from 'vitest';
import { listHead, pickHead } from '@/collections/head-set';
import { listAllDocumentPages, listDocumentPages } from '@/collections/pages';
import { prerenderLimits } from '@/site/limits';

const { perCollection } = prerenderLimits;

describe('what the build renders of a large collection', () => {
  const count = 10 * perCollection;
  const slugs = Array.from({ length: count }, (_, index) => `document-${index}`);
  /** Those at the end of the list have changed last. */
  const documents = slugs.map((slug, index) => ({
    page: '/case-study/[slug]' as const,
    slug,
    languages: [],
    changedAt: new Date(index * 1000).toISOString(),
  }));

  it('is what its list begins with, and the newest', () => {
    const picked = pickHead(documents).map(({ slug }) => slug);
    expect(picked).toHaveLength(2 * perCollection);
    expect(new Set(picked)).toEqual(
      new Set([...slugs.slice(0, perCollection), ...slugs.slice(-perCollection)]),
    );
  });

  it('is what its list begins with where documents say no time', () => {
    const undated = documents.map(({ changedAt: _, ...document }) => document);
    expect(pickHead(undated)).toEqual(undated.slice(0, perCollection));
  });
});

it('never renders what is not public yet', () => {
  const reader = { locale: 'en', now: new Date() } as const;
  const shown = new Set(listDocumentPages(reader).map(({ page, slug }) => page + slug));
  const pages = new Set(listAllDocumentPages().map(({ page }) => page));
  for (const page of pages) {
    for (const { slug } of listHead(page)) expect(shown).toContain(page + slug);
  }
});
