import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '@/tools/content/explain/examples/all';
import { writePages } from '@/tools/content/explain/pages';
import { tryExample } from '@/tools/content/explain/try-example';

/** By path; each has what the check prints of an example where it is wrong. */
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  pages = await writePages();
}, 60_000);

/** The findings that the check prints on a page, each once. */
function findingsOn(page = ''): string[] {
  const [, printed = ''] = page.split('\nThe check says:\n');
  const lines = printed.matchAll(/^\S.*:\d+:\d+ {2}(?:warning: )?([\w-]+)/gm);
  return [...new Set(Array.from(lines, ([, code = '']) => code))];
}

describe.each(Object.entries(examples))('the example of %s', (code, { right }) => {
  test('has exactly this finding where it is wrong', () => {
    expect(findingsOn(pages.get(`docs/findings/${code}.md`))).toEqual([code]);
  });

  test('has none where it is right', async () => {
    expect((await tryExample(right)).findings).toEqual([]);
  });
});

test('the pages of docs/findings are fresh (npm run content:check -- --write-docs)', () => {
  const written = readdirSync('docs/findings').map((name) => `docs/findings/${name}`);
  expect(written.sort()).toEqual([...pages.keys()].sort());
  for (const [path, text] of pages) expect(readFileSync(path, 'utf8')).toBe(text);
});
