import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

test('files that are no pictures are named, the others are measured', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['images', 'videos']) {
    mkdirSync(join(folder, 'public', name), { recursive: true });
  }
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  writeFileSync(join(folder, 'public/images/good.webp'), picture);
  writeFileSync(join(folder, 'public/images/cut.webp'), picture.subarray(0, picture.length / 2));
  writeFileSync(join(folder, 'public/videos/fake.webp'), 'version https://git-lfs.example/v1\n');

  const command = [resolve('node_modules/.bin/tsx'), resolve('src/tools/images/main.ts')];
  const failure = await run(process.execPath, command, { cwd: folder }).catch((error) => error);
  expect(failure).toMatchObject({ code: 1 });
  const lines = failure.stderr.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^public\/images\/cut\.webp cannot be read as a picture/);
  expect(lines[1]).toMatch(/^public\/videos\/fake\.webp cannot be read as a picture/);
  const manifest = JSON.parse(readFileSync(join(folder, '.contentlayer/images.json'), 'utf8'));
  expect(manifest).toEqual({ '/images/good.webp': expect.objectContaining({ width: 40 }) });
});
