import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openRepository } from './repository';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { diff, read, replace, reset, write } = repository;
afterAll(repository.close);
beforeEach(reset);

const article = 'content/blog/tide-tables.mdx';
const first = '2026-03-02T09:00:00+01:00';
const christmas = '2026-12-24T09:00:00+01:00';
const winter = () =>
  read(article).replace(first, christmas).replace('Reading a tide table', 'Winter tides');

test('a scheduled article: when it appears, and where it will be seen', async () => {
  write('content/blog/winter.mdx', winter());
  const { markdown } = await diff();
  expect(markdown).toContain(
    '### What goes live or expires, and when\n\n- 24 December 2026, 09:00 (+01:00): Winter tides (`blog/winter`) goes live',
  );
  expect(markdown).toContain('- visitors see it from 24 December 2026, 09:00 (+01:00)');
  expect(markdown).toContain('Will be seen on: ');
});

test('as the site is after that time, it is there', async () => {
  write('content/blog/winter.mdx', winter());
  const { markdown } = await diff({ at: Date.parse(christmas) });
  expect(markdown).toContain('- visitors see it at once');
  expect(markdown).not.toContain('What goes live');
});

test('a draft goes live at no time', async () => {
  write('content/blog/winter.mdx', winter().replace('---\n', '---\ndraft: true\n'));
  const { markdown } = await diff();
  expect(markdown).toContain('- a draft: visitors do not see it');
  expect(markdown).not.toContain('What goes live');
});

test('a public article that is put off is hidden', async () => {
  replace(article, first, christmas);
  const { markdown } = await diff();
  expect(markdown).toContain('`/blog/tide-tables` is public now and will be hidden.');
  expect(markdown).toContain('Was seen on: ');
  expect(markdown).toContain('2 March 2026, 09:00 (+01:00) → **24 December 2026, 09:00 (+01:00)**');
});

test('a job expires at its time, and what was seen then is told as past', async () => {
  replace('content/jobs/deckhand.mdx', '---\n', '---\nexpiresAt: "2026-11-15T00:00:00+01:00"\n');
  const { markdown } = await diff();
  expect(markdown).toContain(
    '- 15 November 2026, 00:00 (+01:00): Deckhand (`jobs/deckhand`) expires',
  );
  const later = await diff({ at: Date.parse('2026-12-01') });
  expect(later.markdown).toContain(
    '- expired on 15 November 2026, 00:00 (+01:00): its page says that it is over',
  );
  expect(later.markdown).toContain('`/career/deckhand` is public now and will say that it is over');
  expect(later.markdown).toContain('Was seen on: `/career/deckhand`');
});
