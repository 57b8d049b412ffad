import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished, vi } from 'vitest';
import { hashPicture } from '@/features/pictures/encode';
import type { Variant } from '@/rules/picture-variants';

export type Place = { originals: string; store: string; nowhere: string };

/** Makes the folders of one test: for originals, for variants, and one that a file in its way makes impossible. */
export function makePlace(): Place {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const originals = join(root, 'originals');
  mkdirSync(originals);
  writeFileSync(join(root, 'file'), '');
  return { originals, store: join(root, 'store'), nowhere: join(root, 'file/store') };
}

/** Returns the bytes of a small photograph's file. */
export function drawPicture(width = 160): Promise<Buffer> {
  return sharp({ create: { width, height: 100, channels: 3, background: 'orange' } })
    .webp()
    .toBuffer();
}

/** Stores an original and returns its variant of 64 pixels. */
export function addOriginal({ originals }: Place, bytes: Buffer, name = 'a.webp'): Variant {
  writeFileSync(join(originals, name), bytes);
  return { hash: hashPicture(bytes), width: 64, src: `/${name}`, bytes: bytes.length };
}

/** Returns the list of events that are logged as errors from now on. */
export function captureErrors(): { event: string; picture?: string; cause?: string }[] {
  const lines: { event: string }[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
  });
  return lines;
}
