import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openRepository } from './repository';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const repository = openRepository();
const { diff, git, read, replace, reset, write } = repository;
afterAll(repository.close);
beforeEach(reset);

const article = 'content/blog/tide-tables.mdx';
const video = 'content/videos/harbour-tour.mdx';
const source = 'src: "/videos/examples/clip.mp4"\n  webm: /videos/examples/clip.webm';

/** All videos of the fixture come from its own files. */
function ownVideosOnly(): void {
  for (const name of ['rope-trick', 'video-o-linach', 'next-video']) {
    const path = `content/videos/${name}.mdx`;
    write(path, read(path).replace(/kind: \w+/, 'kind: file'));
  }
  for (const name of ['count-the-pay', 'find-the-harbour', 'read-the-sky', 'set-sail']) {
    const path = `content/academy/${name}.mdx`;
    write(path, read(path).replace(/kind: \w+/, 'kind: file'));
  }
  git('switch', '--quiet', '--create', 'own');
  git('commit', '--quiet', '--all', '--allow-empty', '--message=Own videos');
}

test('the first video of a third party: whose hosts every page will allow', async () => {
  ownVideosOnly();
  replace(video, 'kind: file', 'kind: youtube');
  replace(video, source, 'src: abcdefghijk');
  const { markdown, isBlocked } = await diff({ base: 'own' });
  expect(isBlocked).toBe(false);
  expect(markdown).toContain(
    `\`${video}\` is the first to embed youtube: the policy of every page will allow \`https://www.youtube-nocookie.com\`.`,
  );
  expect(markdown).toContain(
    '- embeds a player of youtube from `https://www.youtube-nocookie.com`',
  );
});

test('a player that the site does not know is refused, with the line to add and its file', async () => {
  replace(video, 'kind: file', 'kind: wistia');
  const { markdown, isBlocked } = await diff();
  expect(isBlocked).toBe(true);
  expect(markdown).toContain(
    "add to `src/site/third-parties.mjs`: `wistia: { frames: ['https://…'], connections: [], styles: [] },`",
  );
});

test.each([
  ['<iframe src="https://maps.test/x" />', "maps: { frames: ['https://maps.test']"],
  ['![A map](https://maps.test/map.png)', "'img-src': [\"'self'\", …, 'https://maps.test'],"],
  [
    '<script src="//maps.test/x.js"></script>',
    "'script-src': [\"'self'\", …, 'https://maps.test'],",
  ],
])('%s is refused', async (element, line) => {
  write(article, `${read(article)}\n${element}\n`);
  const { markdown, isBlocked } = await diff();
  expect(isBlocked).toBe(true);
  expect(markdown).toContain(`\`${article}\` loads `);
  expect(markdown).toContain(line);
});

test.each([
  'export const depth = 1;',
  '{new Date().getFullYear()}',
  '<Callout title={depth}>x</Callout>',
])('%s makes the file run code', async (line) => {
  write(article, `${read(article)}\n${line}\n`);
  const { markdown } = await diff();
  expect(markdown).toContain(`⚠️ \`${article}\` now runs code of its own: `);
});

test('a link to another site loads nothing, and is a claim', async () => {
  replace(article, 'Each row is a day.', 'Each row is a [day](https://days.test/).');
  const { markdown, isBlocked } = await diff();
  expect(isBlocked).toBe(false);
  expect(markdown).toContain('- new: **https://days.test/**');
});
