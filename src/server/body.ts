export type BodyKind = 'json' | 'form' | 'reports';

/**
 * Unchecked values by name: the own members of a JSON object, the fields of a form, or `reports` alone, what a browser
 * reports.
 */
export type Fields = ReadonlyMap<string, unknown>;

/** A request's body, up to the size allowed. */
export interface Body {
  kind: BodyKind;
  bytes: Uint8Array;
  /** False when the body was longer. */
  isWhole: boolean;
  /** Undefined when the bytes cannot be read as `kind`. */
  fields: Fields | undefined;
}

const kinds: Record<string, BodyKind> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'application/csp-report': 'reports',
  'application/reports+json': 'reports',
};

/** Returns the kind of body the content type names; undefined for anything but the two we read. */
export function bodyKind(request: Request): BodyKind | undefined {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const name = type.trim().toLowerCase();
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** Reads at most `most` bytes of a body. Never throws: a stream that breaks off counts as an empty body. */
export async function readBody(request: Request, kind: BodyKind, most: number): Promise<Body> {
  const read = await readBytes(request, most).catch(() => ({
    bytes: new Uint8Array(),
    isWhole: true,
  }));
  return { kind, ...read, fields: parsers[kind](read.bytes) };
}

const parsers = { json: parseJson, form: parseForm, reports: parseReports };

/** Ignores `Content-Length`, which may be absent or wrong. */
async function readBytes(request: Request, most: number): Promise<Pick<Body, 'bytes' | 'isWhole'>> {
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
      // The rest is not read; an error while cancelling does not matter.
      reader.cancel().catch(() => undefined);
      return { bytes: kept, isWhole: false };
    }
  }
  return { bytes: kept.subarray(0, length), isWhole: true };
}

/**
 * Returns the fields of a form. A field given twice becomes a list, which no rule accepts. Bytes that are not UTF-8
 * become replacement characters, as in browsers.
 */
function parseForm(bytes: Uint8Array): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  }
  return fields;
}

/** Returns the own members of a JSON object in UTF-8, `__proto__` as a plain name; undefined for anything else. */
function parseJson(bytes: Uint8Array): Fields | undefined {
  const value = readJson(bytes);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? new Map<string, unknown>(Object.entries(value)) : undefined;
}

/** Returns what a browser reports as a list: old ones send one object, newer ones a list (w3.org/TR/reporting-1). */
function parseReports(bytes: Uint8Array): Fields | undefined {
  const value = readJson(bytes);
  return value === undefined ? undefined : new Map([['reports', [value].flat()]]);
}

/** Reads JSON in UTF-8; undefined for anything else. */
function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
