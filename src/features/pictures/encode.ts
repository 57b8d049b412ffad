import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Variant } from '@/rules/picture-variants';
import { pictureLimits } from '@/site/limits';
import { pictureEncoding } from '@/site/pictures';

/**
 * Reads an original and returns it as AVIF in the width of a variant. Rejects with a sentence when the file is missing,
 * is no picture, has changed since it was measured (the hash would be wrong), or takes too long.
 */
export async function encodeVariant({ hash, width }: Variant, original: string): Promise<Buffer> {
  const bytes = await readFile(original);
  if (hashPicture(bytes) !== hash) throw new Error('it has changed since it was measured');
  return runEncoder(bytes, { width, ...pictureEncoding });
}

/**
 * Encodes in a process of its own. In the server's process, sixty pictures would hold 400 MB that the system never gets
 * back, and on a single processor pages would wait for the encoder.
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
    // A child that ends before it has read everything reports its own error.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}

/** The encoding settings as one word: variants made with other settings are out of date. */
export const recipe = Object.values(pictureEncoding).join('-');

/** Returns the name of a picture's variants: 16 hex digits that stand for its bytes and the encoding settings. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 16);
}
