/**
 * Runs in a process of its own (`encode.ts`), which gives way to pages and returns its memory: reads a picture from
 * standard input and writes it as AVIF to standard output. Takes `{ width, quality, effort }` as its argument.
 */
import os from 'node:os';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

const { width, ...encoding } = JSON.parse(process.argv[2] ?? '');
// Not the lowest: on a busy machine that would never get a turn.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);

try {
  const image = sharp().autoOrient().resize({ width, withoutEnlargement: true }).avif(encoding);
  await pipeline(process.stdin, image, process.stdout);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
