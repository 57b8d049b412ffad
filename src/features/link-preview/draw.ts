import sharp from 'sharp';
import { shareImageSize } from '@/site/link-preview';
import type { Card } from './card';
import { foreground } from './drawings';
import { setLettering } from './lettering';
import { palette } from './palette';
import { paintScene } from './scene';

/** Returns a link preview as a JPEG, a fraction of the size of a PNG. */
export async function drawPreview(card: Card): Promise<Buffer> {
  const [scene, lettering] = await Promise.all([paintScene(card.picture), setLettering(card)]);
  const canvas = { ...shareImageSize, channels: 3 as const, background: palette.night };
  return sharp({ create: canvas })
    .composite([...scene, { input: Buffer.from(foreground()) }, { input: lettering }])
    .jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
