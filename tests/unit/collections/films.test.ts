import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const films = readdirSync('public/videos', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.mp4'),
);

test.each(films)('%s starts before it has arrived: its index comes first', (name) => {
  const film = readFileSync(`public/videos/${name}`);
  const index = film.indexOf('moov');
  expect(index).toBeGreaterThan(0);
  expect(index).toBeLessThan(film.indexOf('mdat'));
});
