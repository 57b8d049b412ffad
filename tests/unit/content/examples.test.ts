import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { examples } from '@/tools/content/explain/examples/all';
import { writePages } from '@/tools/content/explain/pages';
import { tryExample } from '@/tools/content/explain/try-example';

describe.each(Object.entries(examples))('the example of %s', (code, { wrong, right }) => {
  test('has exactly this finding where it is wrong', async () => {
    const { findings } = await tryExample(wrong);
    expect([...new Set(findings.map((finding) => finding.code))]).toEqual([code]);
  });

  test('has none where it is right', async () => {
    expect((await tryExample(right)).findings).toEqual([]);
  });
});

test('the pages of docs/findings are fresh (npm run content:check -- --write-docs)', {
  timeout: 60_000,
}, async () => {
  const pages = await writePages();
  const written = readdirSync('docs/findings').map((name) => `docs/findings/${name}`);
  expect(written.sort()).toEqual([...pages.keys()].sort());
  for (const [path, text] of pages) expect(readFileSync(path, 'utf8')).toBe(text);
});
