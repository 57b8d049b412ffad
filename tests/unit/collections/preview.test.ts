import { afterEach, expect, test, vi } from 'vitest';

// What is imported here takes all else for a preview, too, so no other test may get it.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The videos listed before anything was published, while someone writes. */
async function listInPreview(moment: string) {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('SITE_NOW', moment);
  vi.resetModules();
  const { videos } = await import('@/collections/videos');
  const { listUnpublished } = await import('@/collections/findings');
  const now = new Date(0);
  const slugs = videos.list({ locale: 'en', now }).map(({ slug }) => slug);
  return { slugs, all: videos.all().length, waiting: listUnpublished(now).length };
}

test('who writes sees all documents at all times, and which of them visitors do not see', async () => {
  const { slugs, all, waiting } = await listInPreview('');
  expect(slugs).toHaveLength(all);
  expect(waiting).toBeGreaterThanOrEqual(all);
});

test('where a moment is set, who writes sees what visitors see then', async () => {
  const { slugs, waiting } = await listInPreview('1970-01-01T00:00:00Z');
  expect(slugs).toEqual([]);
  expect(waiting).toBe(0);
});
