import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const videos = readdirSync('public/videos', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.mp4'),
);

test.each(videos)('%s starts before it has arrived: its index comes first', (name) => {
  const source = readFileSync(`public/videos/${name}`);
  const index = source.indexOf('moov');
  expect(index).toBeGreaterThan(0);
  expect(index).toBeLessThan(source.indexOf('mdat'));
});
