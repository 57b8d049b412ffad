import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import type { Variant } from '@/rules/picture-variants';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const always = 'public, max-age=31536000, immutable';
const never = 'no-store';

/**
 * Answers a request for a variant with the file that `obtain` returns, which may be cached forever. Where it returns
 * none, the original is sent and never cached, so that the next view gets the variant. An unknown variant or a missing
 * file gets a 404.
 */
export async function answerVariant(
  variant: Variant | undefined,
  obtain: (variant: Variant) => Promise<string | undefined>,
  originals = 'public',
): Promise<Response> {
  if (!variant) return refusePicture();
  const made = await obtain(variant);
  if (made) return sendFile(made, always);
  const original = join(/* turbopackIgnore: true */ originals, variant.src);
  return (await exists(original)) ? sendFile(original, never) : refusePicture();
}

/** Plain text: no person reads the answer to a picture request. */
export function refusePicture(): Response {
  return new Response('Not Found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': never },
  });
}

function sendFile(path: string, caching: string): Response {
  return new Response(ReadableStream.from(read(path)) as unknown as BodyInit, {
    headers: {
      'Content-Type': types[extname(path).toLowerCase()] ?? 'application/octet-stream',
      'Cache-Control': caching,
    },
  });
}

/** Opens the file only when its first chunk is read: for a client that has already left, it would stay open forever. */
async function* read(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
