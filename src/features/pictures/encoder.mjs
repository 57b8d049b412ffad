/**
 * Reads a picture from standard input and writes it as AVIF to standard output; the argument is
 * `{ width, quality, effort }` as JSON. `encode.ts` starts this as a process of its own and says why.
 */
import os from 'node:os';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

const { width, ...encoding } = JSON.parse(process.argv[2] ?? '');
// Not the lowest priority: on a busy machine the encoder would never run.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);

try {
  const image = sharp().autoOrient().resize({ width, withoutEnlargement: true }).avif(encoding);
  await pipeline(process.stdin, image, process.stdout);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
