import { afterAll, expect, test, vi } from 'vitest';
import { openRepository } from './repository';

// It reads the project twice.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { diff, remove, replace } = repository;
afterAll(repository.close);

test('one change as its reviewer reads it: prices old and new, addresses lost, what breaks', async () => {
  replace('content/plans/cutter.yaml', 'price: 2000', 'price: 2500');
  replace('content/plans/dinghy.yaml', 'slots: 2\n', 'slots: 2\nmostPopular: true\n');
  remove('content/blog/tide-tables.mdx');
  remove('content/blog/tide-tables.pl.mdx');
  replace('content/blog/harbour-lights.mdx', 'author: zofia', 'author: "zofia');
  const { markdown, json, isBlocked } = await diff();
  expect(isBlocked).toBe(true);
  expect(markdown).toMatch(/❌ `content\/blog\/harbour-lights\.mdx` cannot be read/);
  expect(markdown).toContain('- `price` 2,000 → **2,500**');
  expect(markdown).toMatch(/`mostPopular`.*\*\*(?:true|yes)\*\*/);
  expect(markdown).toContain('`/blog/tide-tables` will be an unknown address');
  expect(markdown).not.toContain('`/blog/harbour-lights` will be an unknown address');
  expect(json).toMatchObject({ version: 1 });
});
