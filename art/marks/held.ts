import sharp from 'sharp';
import { sheet } from './paper';

/** What a piece holds, as maps over the whole sheet. */
export interface Held {
  width: number;
  height: number;
  /** 1 where there is something. */
  cover: Float32Array;
  /** The same, blurred: its shadow in the resin. */
  shade: Float32Array;
  /** Its colour in linear light, with the relief that the light from the upper left gives it. */
  colour: Float32Array;
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Paints the content of an SVG of `width` × `height` units, `scale` pixels to a unit. */
export async function hold(
  inside: string,
  [width, height]: readonly [number, number],
  scale: number,
): Promise<Held> {
  const drawing = Buffer.from(sheet(width, height, inside));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const rgba = await sharp(drawing, { density: 72 * scale })
    .resize(size.width, size.height)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const count = size.width * size.height;
  const alpha = Buffer.alloc(count);
  const held: Held = {
    ...size,
    cover: new Float32Array(count),
    shade: new Float32Array(count),
    colour: new Float32Array(count * 3),
  };
  for (let i = 0; i < count; i++) {
    alpha[i] = rgba[i * 4 + 3] ?? 0;
    held.cover[i] = (alpha[i] ?? 0) / 255;
    for (let c = 0; c < 3; c++) held.colour[i * 3 + c] = linear((rgba[i * 4 + c] ?? 0) / 255);
  }
  const blurred = (sigma: number) => blur(alpha, size, sigma * scale);
  held.shade.set(await blurred(7));
  emboss(held, await blurred(2.2), 2.2 * scale);
  return held;
}

async function blur(
  grey: Buffer,
  { width, height }: { width: number; height: number },
  sigma: number,
): Promise<Float32Array> {
  const image = sharp(grey, { raw: { width, height, channels: 1 } }).blur(sigma);
  const soft = await image.toColourspace('b-w').raw().toBuffer();
  return Float32Array.from(soft, (value) => value / 255);
}

/** A thing has a thickness: its edges towards the light are brighter, those away from it darker. */
function emboss({ width, height, colour }: Held, soft: Float32Array, reach: number): void {
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = ((soft[i + 1] ?? 0) - (soft[i - 1] ?? 0)) * reach;
      const gy = ((soft[i + width] ?? 0) - (soft[i - width] ?? 0)) * reach;
      const light = 1 + 1.5 * (0.55 * gx + 0.83 * gy);
      const edge = Math.max(0, 0.55 * gx + 0.83 * gy) * 0.1;
      for (let c = 0; c < 3; c++) {
        const at = i * 3 + c;
        const warm = edge * (1 - 0.4 * c);
        colour[at] = (colour[at] ?? 0) * Math.max(0.3, light) + Math.max(0, warm);
      }
    }
  }
}

/** Reads a map between its pixels. */
export function read(map: Float32Array, held: Held, x: number, y: number, step = 1, c = 0): number {
  const px = Math.min(held.width - 1.001, Math.max(0, x - 0.5));
  const py = Math.min(held.height - 1.001, Math.max(0, y - 0.5));
  const [x0, y0] = [px | 0, py | 0];
  const [fx, fy] = [px - x0, py - y0];
  const at = (y0 * held.width + x0) * step + c;
  const down = at + held.width * step;
  const top = (map[at] ?? 0) * (1 - fx) + (map[at + step] ?? 0) * fx;
  const low = (map[down] ?? 0) * (1 - fx) + (map[down + step] ?? 0) * fx;
  return top * (1 - fy) + low * fy;
}
