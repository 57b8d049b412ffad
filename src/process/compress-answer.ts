import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import Negotiator from 'negotiator';
import { bytesOf, withBytes } from './body-part';
import { compressOnce, type Encoding, encodings } from './compressed';

/** A part of a file is counted in bytes of the file. */
const compressOnItsWay = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});
type Express = Parameters<typeof compressOnItsWay>;

/** Bodies of such a size (bytes) are kept compressed. Larger ones, a sitemap of thousands of pages, are not held back. */
const least = 1024;
const most = 1024 * 1024;

/**
 * Compresses the answer to a request where its client can read that. What is the same for all visitors (pages, their
 * data, files) is compressed once and kept: it was more than half of what a page costs a server.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compressOnItsWay(request as Express[0], response as Express[1], () => undefined);
  const accepted = new Negotiator(request).encodings([...encodings]);
  const encoding = encodings.find((one) => accepted.includes(one));
  if (encoding && request.method === 'GET') holdBack(request, response, encoding);
}

/** Holds an answer back until it is whole, and sends it compressed. */
function holdBack(request: IncomingMessage, response: ServerResponse, encoding: Encoding): void {
  const { write, end, flushHeaders } = response;
  /** Undefined until something is written; then the parts of the body, or nothing where it is not held back. */
  let state: { parts?: Buffer[] } | undefined;
  const hold = () => {
    state ??= isForEveryone(request, response) ? { parts: [] } : {};
    return state.parts;
  };
  response.flushHeaders = () => {
    if (!hold()) Reflect.apply(flushHeaders, response, []);
  };
  response.write = (...values: unknown[]) => {
    const parts = hold();
    if (!parts) return Reflect.apply(write, response, values);
    parts.push(bytesOf(values));
    if (sizeOf(parts) <= most) return true;
    state = {};
    return Reflect.apply(write, response, [Buffer.concat(parts)]);
  };
  response.end = (...values: unknown[]) => {
    const parts = hold();
    if (!parts) return Reflect.apply(end, response, values);
    const body = Buffer.concat([...parts, bytesOf(values)]);
    const send = (bytes: Buffer) => Reflect.apply(end, response, withBytes(bytes, values));
    if (body.length < least || body.length > most) return send(body);
    response.setHeader('Content-Encoding', encoding);
    response.removeHeader('Content-Length');
    const compressed = compressOnce(body, encoding, isLasting(response));
    if (compressed instanceof Promise) {
      // By its head Next knows that an answer is sent.
      response.writeHead(response.statusCode);
      compressed.then(send, (error: Error) => response.destroy(error));
      return response;
    }
    response.setHeader('Content-Length', compressed.length);
    return send(compressed);
  };
}

/** Says whether other visitors get the same bytes: Next names and keeps them, or it is our 404 page. */
function isForEveryone(request: IncomingMessage, response: ServerResponse): boolean {
  const { statusCode, headersSent } = response;
  if (headersSent || ![200, 404, 410].includes(statusCode)) return false;
  const isKept = /\b(?:public|s-maxage)\b/.test(String(response.getHeader('cache-control')));
  const isSame = statusCode === 404 || isKept || response.hasHeader('etag');
  return isSame && compression.filter(request as Express[0], response as Express[1]);
}

/** Says whether a file never changes: the build's scripts and styles. */
function isLasting(response: ServerResponse): boolean {
  return String(response.getHeader('cache-control')).includes('immutable');
}

function sizeOf(parts: Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
