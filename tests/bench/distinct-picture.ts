import sharp from 'sharp';

/**
 * Returns a maker of pictures of 1600 × 1300 pixels, of which no two have the same bytes: one WebP, drawn once, with
 * metadata of its own. Drawing ten thousand would take minutes.
 */
export async function openPictures(): Promise<(index: number) => Buffer> {
  const create = { width: 1600, height: 1300, channels: 3, background: '#d98324' } as const;
  const drawn = await sharp({ create }).webp().toBuffer();
  // https://developers.google.com/speed/webp/docs/riff_container: a head that says there is metadata, the picture, and it.
  const head = Buffer.alloc(10);
  head[0] = 0x04;
  head.writeUIntLE(create.width - 1, 4, 3);
  head.writeUIntLE(create.height - 1, 7, 3);
  const picture = drawn.subarray(12);
  return (index) => {
    const parts = [chunk('VP8X', head), picture, chunk('XMP ', Buffer.from(`Picture ${index}`))];
    return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
  };
}

/** Its name, its length, its bytes, and one more where they are odd. */
function chunk(name: string, bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([Buffer.from(name), length, bytes, Buffer.alloc(bytes.length % 2)]);
}
