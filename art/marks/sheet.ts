import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { publicFolder } from '../site';

/** A contact sheet on ink and paper, large and small: npm run sheet --workspace art -- [out.png] [name part] */
const [out = '/tmp/marks.png', part = ''] = process.argv.slice(2);
const site = join(publicFolder, 'images/site');
const names = (await readdir(site)).filter((name) => name.endsWith('.webp') && name.includes(part));
const CELL = 420;
const layers: OverlayOptions[] = [];
for (const [row, name] of names.entries()) {
  const picture = await readFile(join(site, name));
  const draw = (size: number) =>
    sharp(picture).resize(size, size, { fit: 'inside' }).png().toBuffer();
  const [large, small] = [await draw(400), await draw(72)];
  for (const column of [0, 1]) {
    const left = (column + (row % 2) * 2) * (CELL + 90) + 10;
    const top = Math.floor(row / 2) * 340 + 10;
    layers.push({ input: large, left, top }, { input: small, left: left + 410, top: top + 120 });
  }
}
const width = (CELL + 90) * 4;
const height = Math.ceil(names.length / 2) * 340 + 20;
const paper = { width: CELL + 90, height, channels: 3 as const, background: '#fbf8f1' };
for (const column of [1, 3]) {
  const input = await sharp({ create: paper }).png().toBuffer();
  layers.unshift({ input, left: column * (CELL + 90), top: 0 });
}
await sharp({ create: { width, height, channels: 3, background: '#091016' } })
  .composite(layers)
  .png()
  .toFile(out);
