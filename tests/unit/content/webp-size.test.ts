import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWebpSize } from '@/tools/content/webp-size';

const folder = mkdtempSync(join(tmpdir(), 'webp-'));
const path = join(folder, 'picture.webp');
afterAll(() => rmSync(folder, { recursive: true }));

let picture: Sharp;
beforeAll(() => {
  const create = { width: 301, height: 17, channels: 4, background: '#c878' } as const;
  picture = sharp({ create });
});

const read = () => readWebpSize(path, statSync(path).size);

test.each<[name: string, draw: (picture: Sharp) => Sharp]>([
  ['with loss', (one) => one.flatten().webp()],
  ['without loss', (one) => one.flatten().webp({ lossless: true })],
  ['that can be seen through', (one) => one.webp()],
  ['with a profile of its colours', (one) => one.withIccProfile('srgb').webp()],
])('a WebP %s is as large as sharp says', async (_, draw) => {
  await draw(picture.clone()).toFile(path);
  const { width, height } = await sharp(path).metadata();
  expect(read()).toEqual({ width, height });
});

test('one that Exif turns, one that is cut off, and what is none are left to sharp', async () => {
  await picture.clone().withMetadata({ orientation: 6 }).webp().toFile(path);
  expect(read()).toBeUndefined();
  await picture.clone().webp().toFile(path);
  truncateSync(path, statSync(path).size - 2);
  expect(read()).toBeUndefined();
  await picture.clone().png().toFile(path);
  expect(read()).toBeUndefined();
  for (const text of ['', 'version https://git-lfs.github.com/spec/v1']) {
    writeFileSync(path, text);
    expect(read()).toBeUndefined();
  }
});
