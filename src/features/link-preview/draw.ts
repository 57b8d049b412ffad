import sharp from 'sharp';
import { shareImageSize } from '@/site/link-preview';
import type { Card } from './card';
import { foreground } from './drawings';
import { setLettering } from './lettering';
import { palette } from './palette';
import { paintScene } from './scene';

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Returns a link preview: a JPEG, a fraction of what the same picture weighs as PNG. Drawn once for as long as it
 * says the same.
 */
export function drawShareImage(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(card);
  const picture = drawn.get(key) ?? draw(card);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
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
