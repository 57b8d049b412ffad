import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The head of every box of an MP4: its size and its name. A size of 1 says that the real size follows in 8 bytes. */
const boxHead = 16;
/** The longest movie header, up to and including its duration (ISO/IEC 14496-12, 8.2.2). */
const movieHeader = 40;

/**
 * Returns the length of an MP4 in seconds, from its movie header; undefined without such a header, because the file is
 * no MP4 or was cut off.
 */
export function playingTime(path: string): number | undefined {
  const header = findBox(path, ['mvhd']);
  return header && durationIn(header);
}

/** Returns whether the index of an MP4 (`moov`) comes after its pictures (`mdat`). */
export function hasLateIndex(path: string): boolean {
  const first = findBox(path, ['moov', 'mdat']);
  return first?.subarray(4, 8).toString('latin1') === 'mdat';
}

/** Returns the beginning of the first box of one of these names. Steps from box to box without reading the video. */
function findBox(path: string, names: readonly string[]): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    for (let at = 0; at + boxHead <= size; ) {
      const head = readAt(file, at, boxHead);
      const name = head.subarray(4, 8).toString('latin1');
      if (names.includes(name)) return readAt(file, at, movieHeader);
      // The movie header is inside `moov`, right after its head; all other boxes are skipped.
      const length = name === 'moov' ? 8 : lengthOf(head);
      if (length < 8) return undefined;
      at += length;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
}

function readAt(file: number, position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readSync(file, buffer, 0, length, position);
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
