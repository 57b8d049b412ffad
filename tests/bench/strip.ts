import sharp from 'sharp';

/** A picture, and how many milliseconds after the start it was painted. */
export interface Frame {
  readonly picture: Buffer;
  readonly at: number;
}

const size = { width: 206, height: 412 };
const gap = 12;
const label = 24;

/** How far apart the pictures of a strip are, and how many there are: the first three seconds. */
const step = 200;
const count = 16;

/** Writes a PNG of what was seen every 200 ms, with the time below each picture. */
export async function makeStrip(frames: readonly Frame[], path: string): Promise<void> {
  const times = Array.from({ length: count }, (_, index) => index * step);
  const parts = await Promise.all(
    times.map(async (time, index) => {
      const left = gap + index * (size.width + gap);
      const words = `<svg width="${size.width}" height="${label}"><text x="0" y="17" font-size="15" font-family="sans-serif">${time} ms</text></svg>`;
      const text = { input: Buffer.from(words), left, top: size.height + gap };
      const frame = frames.findLast(({ at }) => at <= time);
      if (!frame) return [text];
      const input = await sharp(frame.picture)
        .resize({ ...size, fit: 'cover', position: 'top' })
        .toBuffer();
      return [{ input, left, top: gap }, text];
    }),
  );
  const width = gap + count * (size.width + gap);
  const height = size.height + label + 2 * gap;
  await sharp({ create: { width, height, channels: 3, background: '#d8d8d8' } })
    .composite(parts.flat())
    .png()
    .toFile(path);
}
