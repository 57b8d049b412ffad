import sharp from 'sharp';
import { shareImageSize } from '@/site/link-preview';
import type { Card } from './card';
import { foreground } from './drawings';
import { setLettering } from './lettering';
import { palette } from './palette';
import { paintScene } from './scene';

/** The last pictures drawn, by content: lists expire often and mostly show the same. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const mostKept = 64;

/** Returns a link preview as a JPEG, a fraction of the size of a PNG. */
export function drawShareImage(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(card);
  const picture = drawn.get(key) ?? draw(card);
  drawn.delete(key);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > mostKept && oldest) drawn.delete(oldest);
  return picture;
}

async function draw(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const [scene, lettering] = await Promise.all([paintScene(card.picture), setLettering(card)]);
  const canvas = { ...shareImageSize, channels: 3 as const, background: palette.night };
  const jpeg = await sharp({ create: canvas })
    .composite([...scene, { input: Buffer.from(foreground()) }, { input: lettering }])
    .jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return new Uint8Array(jpeg);
}
