import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasLateIndex, playingTime } from '@/tools/videos/mp4';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'));
});
afterAll(() => rm(folder, { recursive: true }));

const timeOf = async (...boxes: Buffer[]) => playingTime(await write(boxes));

async function write(boxes: readonly Buffer[]): Promise<string> {
  const path = join(folder, 'source.mp4');
  await writeFile(path, Buffer.concat(boxes));
  return path;
}

function box(name: string, inside: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

function longBox(name: string, inside: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(name, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(inside.length + 16), 8);
  return Buffer.concat([head, inside]);
}

function shortHeader(scale: number, duration: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(scale, 12);
  header.writeUInt32BE(duration, 16);
  return box('moov', box('mvhd', header));
}

function longHeader(scale: number, duration: bigint): Buffer {
  const header = Buffer.alloc(112);
  header[0] = 1;
  header.writeUInt32BE(scale, 20);
  header.writeBigUInt64BE(duration, 24);
  return box('moov', box('mvhd', header));
}

const first = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
const pictures = Buffer.alloc(4096, 'mvhd');

test('reads the header in front of the video, and behind it', async () => {
  expect(await timeOf(first, shortHeader(1000, 26_400), box('mdat', pictures))).toBe(26.4);
  expect(await timeOf(first, box('mdat', pictures), shortHeader(1000, 26_400))).toBe(26.4);
  expect(await timeOf(first, longBox('mdat', pictures), shortHeader(600, 1200))).toBe(2);
});

test('reads the long form of the header', async () => {
  expect(await timeOf(first, longHeader(90_000, 540_000_000_000n))).toBe(6_000_000);
});

test('says nothing of a file without a header', async () => {
  expect(await timeOf()).toBeUndefined();
  expect(await timeOf(Buffer.from('not a video at all, only words'))).toBeUndefined();
  expect(await timeOf(first, box('mdat', pictures))).toBeUndefined();
  expect(await timeOf(first, shortHeader(0, 100))).toBeUndefined();
});

test('tells whether the index comes after the pictures', async () => {
  const index = shortHeader(1000, 26_400);
  const video = box('mdat', pictures);
  expect(hasLateIndex(await write([first, index, video]))).toBe(false);
  expect(hasLateIndex(await write([first, video, index]))).toBe(true);
  expect(hasLateIndex(await write([first, longBox('mdat', pictures), index]))).toBe(true);
  expect(hasLateIndex(await write([]))).toBe(false);
});
