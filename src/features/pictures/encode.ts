import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variant } from '@/rules/picture-variants';
import { pictureLimits } from '@/site/limits';
import { pictureEncoding } from '@/site/pictures';
import { hashPicture } from './hash';

/**
 * Reads an original and returns it as AVIF in a variant's width. Rejects with a sentence when the file is missing, no
 * picture, not the one that was measured (it would be kept under a wrong hash), or takes too long.
 */
export async function encodeVariant({ hash, width }: Variant, original: string): Promise<Buffer> {
  const bytes = await readFile(original);
  if (hashPicture(bytes) !== hash) throw new Error('it has changed since it was measured');
  return runEncoder(bytes, { width, ...pictureEncoding });
}

/**
 * In a process of its own: inside the server's, sixty pictures leave 400 MB behind that the system never gets back, and
 * where there is one processor, pages wait for their turn with it.
 */
function runEncoder(bytes: Buffer, task: Record<string, number>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(process.cwd(), 'src/features/pictures/encoder.mjs'), JSON.stringify(task)],
      { encoding: 'buffer', maxBuffer: pictureLimits.bytes, timeout: pictureLimits.makingMs },
      (error, made, said) => {
        if (error) reject(new Error(said.toString().trim() || error.message));
        else resolve(made);
      },
    );
    // One that ends before it has read everything says why on its own.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}
