import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The best first. Browsers ask for Brotli over TLS alone. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Within 2 ms a page, or as well as can be, in a tenth of a second a page and half a second a large script. */
type Effort = 'soon' | 'best';

const brotliQuality = { soon: 5, best: 11 } as const;
const gzipLevel = { soon: 6, best: 9 } as const;

const compressors: Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return promisify(brotliCompress)(body, {
      params: {
        [BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  },
  gzip: (body, effort) => promisify(gzip)(body, { level: gzipLevel[effort] }),
};

/** As many bytes as some hundreds of pages have, those asked for last. */
const kept = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});

/** What is compressed as well as can be waits in one line: files and requests need the same few threads. */
let line = Promise.resolve();

/**
 * Returns a body compressed: at once (no promise) where it was compressed before. `isLasting` says that it is worth
 * being compressed as well as can be, for those who ask later.
 */
export function compressOnce(
  body: Buffer,
  encoding: Encoding,
  isLasting: boolean,
): Buffer | Promise<Buffer> {
  const key = encoding + createHash('sha256').update(body).digest('base64');
  const known = kept.get(key);
  if (known) return known;
  const keep = (compressed: Buffer) => {
    kept.set(key, compressed);
    return compressed;
  };
  return compressors[encoding](body, 'soon').then((compressed) => {
    if (isLasting) {
      // Where it fails, what was compressed soon stays.
      line = line
        .then(async () => void keep(await compressors[encoding](body, 'best')))
        .catch(() => undefined);
    }
    return keep(compressed);
  });
}
