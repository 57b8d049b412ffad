import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { shareImageSize } from '@/site/link-preview';
import type { Card } from './card';
import { drop, night, type Size, water } from './drawings';
import { picturePlace, tideLine } from './places';

const file = (src: string) => join(process.cwd(), 'public', src);
const svg = (drawing: string) => Buffer.from(drawing);
const below = shareImageSize.height - tideLine;

/** The background behind every picture, drawn once. */
const ground = sharp(svg(night())).png({ compressionLevel: 1 }).toBuffer();

/** Paints everything behind the words, from back to front: the background, the reflection, the picture. */
export async function paintScene(picture: Card['picture']): Promise<OverlayOptions[]> {
  if (!picture) return [{ input: await house() }];
  const { hasAlpha } = await sharp(file(picture.src)).metadata();
  const layers = hasAlpha ? await standing(picture.src) : await panel(picture);
  return [{ input: await ground }, ...layers];
}

/** Returns the hero video's first frame: amber over the sea, with a horizon and a reflection of its own. */
function house(): Promise<Buffer> {
  return sharp(file('/videos/hero-poster.webp'))
    .resize(shareImageSize.width, shareImageSize.height, { fit: 'cover', position: 'right' })
    .toBuffer();
}

/** Returns the layers of a picture with a background of its own: cut to the drop's shape, and mirrored in the water. */
async function panel({ src, shape }: NonNullable<Card['picture']>): Promise<OverlayOptions[]> {
  const { left, top, ...size } = picturePlace(shape);
  const cut = await sharp(file(src))
    .resize({ ...size, fit: 'cover', position: shape === 'portrait' ? 'top' : 'centre' })
    .composite([{ input: svg(drop(size)), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [
    { input: await reflect(cut, size), left, top: tideLine },
    { input: cut, left, top },
  ];
}

/** Returns the layer of a drawing without a background, which stands in the water. */
async function standing(src: string): Promise<OverlayOptions[]> {
  const { left, width } = picturePlace('drawing');
  const input = await sharp(file(src), { density: 144 })
    .resize({ width: width - 40 })
    .toBuffer();
  return [{ input, left: left + 8, top: 120 }];
}

/** Returns the lower part of a picture, upside down, blurred sideways and fading with depth. */
async function reflect(cut: Buffer, { width, height }: Size): Promise<Buffer> {
  const foot = { left: 0, top: height - below, width, height: below };
  const narrow = { width: Math.round(width / 8), height: below };
  const squeezed = await sharp(cut)
    .extract(foot)
    .flip()
    .resize({ ...narrow, fit: 'fill' })
    .toBuffer();
  return sharp(squeezed)
    .resize({ width, height: below, fit: 'fill' })
    .composite([{ input: svg(water({ width, height: below })), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
