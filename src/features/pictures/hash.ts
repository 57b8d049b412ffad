import { createHash } from 'node:crypto';
import { pictureEncoding } from '@/site/pictures';

/** The encoding settings as one word: variants made with other settings are out of date. */
export const recipe = Object.values(pictureEncoding).join('-');

/** Returns the name of a picture's variants: 16 hex digits that stand for its bytes and the encoding settings. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 16);
}
