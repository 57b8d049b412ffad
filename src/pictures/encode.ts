import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Variant } from '@/rules/picture-variants';
import { pictureTimeoutSeconds } from '@/site/limits';
import { pictureEncoding } from '@/site/pictures';
import { hashPicture } from './hash';

// One thread for one picture: with more, the encoder would take the processors that pages need.
sharp.concurrency(1);

/**
 * Reads an original and returns it as AVIF in a variant's width. Throws when the file is missing, no picture, not the
 * one that was measured (its variant would be kept under a wrong hash), or takes too long.
 */
export async function encodeVariant({ hash, width }: Variant, original: string): Promise<Buffer> {
  const bytes = await readFile(original);
  if (hashPicture(bytes) !== hash) throw new Error('changed since it was measured');
  return sharp(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .avif(pictureEncoding)
    .timeout({ seconds: pictureTimeoutSeconds })
    .toBuffer();
}
