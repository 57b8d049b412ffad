import { type FileHandle, open } from 'node:fs/promises';

/** The head of every box of an MP4: its size and its name. A size of 1 says that the real size follows in 8 bytes. */
const boxHead = 16;
/** The longest movie header, up to and including its duration (ISO/IEC 14496-12, 8.2.2). */
const movieHeader = 40;

/**
 * Returns the length of an MP4 in seconds, from its movie header; undefined without such a header, because the file is
 * no MP4 or was cut off. Steps from box to box without reading the video.
 */
export async function playingTime(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    for (let at = 0; at + boxHead <= size; ) {
      const head = await readAt(file, at, boxHead);
      const name = head.toString('latin1', 4, 8);
      if (name === 'mvhd') return durationIn(await readAt(file, at, movieHeader));
      // The movie header is inside `moov`, right after its head; all other boxes are skipped.
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
