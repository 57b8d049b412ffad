/** A font file's tables by their tags, of which names are four characters. Only what `subset-font` cannot do. */
export type Tables = Map<string, Buffer>;

const record = 16;
const firstRecord = 12;

/** Takes a TrueType file apart (OpenType 1.9, "Organization of an OpenType Font"). */
export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = firstRecord + index * record;
      const start = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(start, start + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

/** Puts a TrueType file together. The whole file's checksum stays as it was: what reads fonts on the web ignores it. */
export function writeTables(tables: Tables): Buffer {
  const count = tables.size;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(firstRecord + count * record);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * record, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * record, 10);
  const parts = [head];
  let end = head.length;
  for (const [index, tag] of [...tables.keys()].sort().entries()) {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const at = firstRecord + index * record;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(sumOf(padded), at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

function sumOf(words: Buffer): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
