import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { favicon, markColour, markMono, tile } from './mark';

function png(svg: string, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  return image.png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico holding one PNG: a 6 byte header, one 16 byte entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files: Record<string, string | Buffer> = {
    'mark.svg': markColour(),
    'mark-mono.svg': markMono(),
    'favicon.svg': favicon(),
    // Browsers ask for this one at the root, whatever the page says.
    '../favicon.ico': ico(await png(tile(0.84, 12), 32), 32),
    'apple-touch-icon.png': await png(tile(0.66, 0), 180),
    'icon-192.png': await png(tile(0.7, 14), 192),
    'icon-512.png': await png(tile(0.7, 14), 512),
    'maskable-512.png': await png(tile(0.54, 0), 512),
  };
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
}
