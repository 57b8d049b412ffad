/**
 * Renders the drawn pictures of this folder into <out>/images.
 * Usage: npm run render --workspace art -- [people|covers|technologies] [part of a name] [--out folder]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { covers } from './covers/index';
import { chance, type Drawing } from './covers/kit';
import { people } from './people/index';
import { publicFolder } from './site';
import { technologies } from './technologies/index';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: publicFolder } },
});
const images = join(resolve(values.out), 'images');

/** Grey noise around the middle: laid on with `overlay`, it moves tones without tinting them. */
function grainLayer({ width, height, grain }: Drawing): OverlayOptions {
  const next = chance(7);
  const pixels = Buffer.alloc(width * height);
  for (let i = 0; i < pixels.length; i += 1) {
    pixels[i] = Math.round(127.5 + (next() + next() - 1) * 255 * grain);
  }
  return { input: pixels, raw: { width, height, channels: 1 }, blend: 'overlay' };
}

async function renderPicture(file: string, picture: Drawing): Promise<void> {
  const path = join(images, file);
  await mkdir(dirname(path), { recursive: true });
  const flat = await sharp(Buffer.from(picture.svg)).removeAlpha().png().toBuffer();
  const { size } = await sharp(flat)
    .composite([grainLayer(picture)])
    .webp({ quality: 92, smartSubsample: true, effort: 5 })
    .toFile(path);
  console.log(`${file}  ${Math.round(size / 1024)} KB`);
}

async function renderIcon(file: string, svg: string): Promise<void> {
  const path = join(images, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, svg);
  console.log(`${file}  ${svg.length} bytes`);
}

const [family, part = ''] = positionals;
const asked = (name: string) => family === undefined || family === name;
const named = <T>(table: Record<string, T>) =>
  Object.entries(table).filter(([file]) => file.includes(part));

if (asked('people')) {
  for (const [file, draw] of named(people)) await renderPicture(file, draw());
}
if (asked('covers')) {
  for (const [file, draw] of named(covers)) await renderPicture(file, draw());
}
if (asked('technologies')) {
  for (const [file, svg] of named(technologies)) await renderIcon(file, svg);
}
