/** A request's body as far as it was wanted. `isWhole` is false when there was more. */
export interface Bytes {
  bytes: Uint8Array;
  isWhole: boolean;
}

/** Reads at most `most` bytes of a body. Never throws: a stream that breaks off counts as an empty body. */
export function readBytes(request: Request, most: number): Promise<Bytes> {
  return read(request, most).catch(() => ({ bytes: new Uint8Array(), isWhole: true }));
}

/** `Content-Length` is not asked, because it may be absent or a lie. */
async function read(request: Request, most: number): Promise<Bytes> {
  const kept = new Uint8Array(most);
  const reader = request.body?.getReader();
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    const room = kept.length - length;
    kept.set(value.subarray(0, room), length);
    length += Math.min(value.length, room);
    if (value.length > room) {
      // The rest is not wanted; a sender that minds is not our concern.
      reader.cancel().catch(() => undefined);
      return { bytes: kept, isWhole: false };
    }
  }
  return { bytes: kept.subarray(0, length), isWhole: true };
}

/** Returns the own members of a JSON object in UTF-8, `__proto__` among them as a plain name; undefined for anything else. */
export function parseJsonObject(bytes: Uint8Array): Map<string, unknown> | undefined {
  const value = parse(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map<string, unknown>(Object.entries(value));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
