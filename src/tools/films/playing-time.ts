import { type FileHandle, open } from 'node:fs/promises';

/** What every box of an MP4 starts with: its size and its name; a size of 1 says that the real one follows in 8 bytes. */
const boxHead = 16;
/** The longest form of the movie header, up to and with its duration (ISO/IEC 14496-12, 8.2.2). */
const movieHeader = 40;

/**
 * Returns how many seconds an MP4 plays, from its movie header; undefined where it has none, so the file is no MP4 or
 * was cut off. Steps from box to box without reading the film.
 */
export async function playingTime(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let at = 0; at + boxHead <= size; ) {
      const head = await readAt(file, at, boxHead);
      const name = head.toString('latin1', 4, 8);
      if (name === 'mvhd') return durationIn(await readAt(file, at, movieHeader));
      // The movie header lies inside `moov`, right behind its head; every other box is stepped over.
      const length = name === 'moov' ? 8 : lengthOf(head);
      if (length < 8) return undefined;
      at += length;
    }
    return undefined;
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer;
}

function lengthOf(head: Buffer): number {
  const length = head.readUInt32BE(0);
  return length === 1 ? Number(head.readBigUInt64BE(8)) : length;
}

function durationIn(header: Buffer): number | undefined {
  const isLong = header[8] === 1;
  const scale = header.readUInt32BE(isLong ? 28 : 20);
  const duration = isLong ? Number(header.readBigUInt64BE(32)) : header.readUInt32BE(24);
  return scale > 0 ? duration / scale : undefined;
}
