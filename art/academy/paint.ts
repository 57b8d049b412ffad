import sharp from 'sharp';
import { paint } from '../marks/scene';
import { type Motif, SHEET } from './parts';

const { width, height } = SHEET;

/** Paints a motif: an SVG for the place beside the words. */
export async function paintMotif({ pieces, unit = 330, water, behind = '', before = '' }: Motif) {
  const { rgba, ...size } = await paint({
    ...SHEET,
    scale: 1,
    unit,
    pieces,
    ...(water && { water }),
  });
  const png = await sharp(rgba, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
  const amber = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" style="left:0;top:79px" ${box}>${behind}${amber}${before}</svg>`;
}
