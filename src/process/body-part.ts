/** Returns the bytes that a response's `write` or `end` is given, none where it gets a callback alone. */
export function bytesOf([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string') {
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  }
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** Returns what `end` is to be called with, in place of the bytes it was given: its callback stays. */
export function withBytes(bytes: Buffer, given: unknown[]): unknown[] {
  return [bytes, ...given.filter((value) => typeof value === 'function')];
}
