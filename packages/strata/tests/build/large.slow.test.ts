import { expect, test } from 'vitest';
import { build } from '../../src/build/build';
import { hashOf, hashOfAll } from '../../src/build/keys';
import { renderBody } from '../../src/verify/render-body';
import { makeSite, outputOf, postText } from './support/site';

/** The HTML of one post with this text. */
async function buildText(text: string): Promise<string> {
  const folder = makeSite(0, { 'content/posts/big.mdx': postText('Big', 'ann', text) });
  const { findings, isOk } = await build({ cwd: folder });
  expect(findings).toEqual([]);
  expect(isOk).toBe(true);
  const { body } = JSON.parse(outputOf(folder)['Post/posts__big.mdx.json'] ?? '{}');
  const rendering = renderBody(body.code);
  expect(rendering).toHaveProperty('html');
  expect((await build({ cwd: folder })).written).toEqual([]);
  return 'html' in rendering ? String(rendering.html) : '';
}

test('a document of 2 MB', { timeout: 60_000 }, async () => {
  const paragraph = `${'Words and *more* words, with `code`. '.repeat(20)}\n\n`;
  const count = Math.ceil((2 * 1024 * 1024) / paragraph.length);
  const html = await buildText(paragraph.repeat(count));
  expect(html.match(/<p>/g)).toHaveLength(count);
});

test('10,000 headings', { timeout: 60_000 }, async () => {
  const headings = Array.from({ length: 10_000 }, (_, index) => `### Heading ${index}\n`);
  expect((await buildText(headings.join('\n'))).match(/<h3>/g)).toHaveLength(10_000);
});

test('deep nesting', { timeout: 60_000 }, async () => {
  const html = await buildText(
    `${'> '.repeat(60)}Quoted.\n\n${'<div>'.repeat(60)}In.${'</div>'.repeat(60)}`,
  );
  expect(html.match(/<blockquote>/g)).toHaveLength(60);
  expect(html).toContain(`${'<div>'.repeat(60)}In.`);
});

test('more documents than a call takes arguments', () => {
  const ids = Array.from({ length: 300_000 }, (_, index) => `posts/p${index}.mdx`);
  expect(() => hashOf(...ids)).toThrow(RangeError);
  expect(hashOfAll(ids)).toHaveLength(64);
  expect(hashOfAll(ids.slice(0, 9))).toBe(hashOf(...ids.slice(0, 9)));
});
