import { createHash } from 'node:crypto';
import { pictureEncoding } from '@/site/pictures';

/** Says how variants are made; whatever was made another way is out of date. */
export const recipe = Object.values(pictureEncoding).join('-');

/** What a picture's variants are kept and asked for under: 16 hex digits, for its bytes and how they are made. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 16);
}
