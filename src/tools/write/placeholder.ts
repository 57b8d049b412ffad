import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CollectionName } from '@/schema';
import type { Project } from './project';

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a picture is to be: its path from public/, and its field in documents of a collection. */
interface Place {
  readonly collection: CollectionName;
  readonly src: string;
  readonly path: readonly PropertyKey[];
}

/** Draws one as large as the picture another document has in this place, for the page is made for that shape. */
export async function drawFor({ documents, publicDir }: Project, { collection, src, path }: Place) {
  const sizes = documents
    .filter(({ file }) => file.collection === collection)
    .map(({ facts }) => join(publicDir, String(valueIn(facts.data, path))));
  const model = sizes.find((one) => existsSync(one));
  const size = model === undefined ? usual : await sizeOf(model);
  const format = src.slice(src.lastIndexOf('.') + 1);
  const bytes = await drawPlaceholder(src, size, format);
  return { path: `public${src}`, base64: bytes.toString('base64') };
}

const usual: Size = { width: 1600, height: 900 };

async function sizeOf(path: string): Promise<Size> {
  try {
    const { width, height } = await sharp(path).metadata();
    return { width, height };
  } catch {
    return usual;
  }
}

/** The value at a place of a document's fields. */
export function valueIn(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => Object(value)[key], data);
}

/** Draws a picture to be replaced: amber over a dark tide. The same name always gives the same picture. */
export async function drawPlaceholder(name: string, size: Size, format: string): Promise<Buffer> {
  const drawing = Buffer.from(drawSvg(name, size));
  if (format === 'svg') return drawing;
  // It is there to be replaced: a fifteenth more bytes cost half the work.
  return sharp(drawing).webp({ quality: 82, effort: 2 }).toBuffer();
}

function drawSvg(name: string, { width, height }: Size): string {
  const bytes = createHash('sha256').update(name).digest();
  const at = (index: number) => (bytes[index] ?? 0) / 255;
  const [x, y] = [width * (0.35 + 0.3 * at(0)), height * (0.34 + 0.12 * at(1))];
  const radius = Math.min(width, height) * (0.2 + 0.06 * at(2));
  const lines = Array.from({ length: 9 }, (_, row) =>
    tideLine({ row, x, width, height, drift: at(3 + row) }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="sea" x2="0" y2="1"><stop stop-color="#0d1b24"/><stop offset=".62" stop-color="#122733"/><stop offset="1" stop-color="#0a141b"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#f0a63c" stop-opacity=".55"/><stop offset="1" stop-color="#f0a63c" stop-opacity="0"/></radialGradient>
<radialGradient id="amber" cx=".36" cy=".3"><stop stop-color="#ffd893"/><stop offset=".5" stop-color="#e79a35"/><stop offset="1" stop-color="#a85f16"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="url(#sea)"/>
<circle cx="${x}" cy="${y}" r="${radius * 2.6}" fill="url(#glow)"/>
<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.92}" fill="url(#amber)" transform="rotate(${-20 + 40 * at(12)} ${x} ${y})"/>
${lines.join('\n')}
</svg>`;
}

interface Line extends Size {
  readonly row: number;
  /** Where the light stands: lines under it are warm. */
  readonly x: number;
  readonly drift: number;
}

/** Lines of the tide come closer, and fainter, towards the horizon. */
function tideLine({ row, x, width, height, drift }: Line): string {
  const y = height * (0.64 + 0.34 * (row / 8) ** 1.5);
  const half = width * (0.16 + 0.05 * row + 0.1 * drift);
  const [from, to] = [x - half, x + half];
  const opacity = 0.5 - 0.035 * row;
  const thickness = (height / 400) * (1 + row / 3);
  return `<path d="M${from} ${y} Q${x} ${y + height * 0.006 * (drift - 0.5)} ${to} ${y}" stroke="#f0a63c" stroke-opacity="${opacity}" stroke-width="${thickness}" stroke-linecap="round" fill="none"/>`;
}
