import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '@/site/security-headers.mjs';
import { admit } from './admission';
import { stampPeer } from './peer-address';

const headers = securityHeaders({ isDevelopment: false });

/**
 * Puts our own decisions before Next's for every HTTP server of this process: Next answers some requests before any
 * code of ours runs. Call it once.
 */
export function openFrontDoor(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function emitAdmitted(event: string | symbol, ...values: unknown[]) {
    return isHandled(event, values) || Reflect.apply(emit, this, [event, ...values]);
  };
}

/** Takes what Node's HTTP server emits, with what it emits for the events named here. */
function isHandled(event: string | symbol, values: unknown[]): boolean {
  if (event === 'request') return isAnswered(...(values as [IncomingMessage, ServerResponse]));
  if (event === 'clientError') {
    const [error, socket] = values as [NodeJS.ErrnoException, Socket];
    return refuseConnection(socket, statuses[error.code ?? '']);
  }
  // Nothing of the site speaks another protocol.
  if (event === 'upgrade') return refuseConnection((values as [IncomingMessage, Socket])[1]);
  return false;
}

/** Answers a request, or prepares it for Next and says that it is not answered. */
function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
  const admission = admit(request.method ?? '', request.url ?? '');
  if (admission.kind === 'refuse') {
    sendHeaders(response);
    response.writeHead(405, {
      Allow: admission.allow,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      // What is still to come of the body is not waited for.
      Connection: 'close',
    });
    response.end('Method Not Allowed\n');
    return true;
  }
  // Next sends redirects without the headers of its configuration.
  if (admission.kind === 'move') sendHeaders(response);
  request.url = admission.url;
  stampPeer(request);
  return false;
}

function sendHeaders(response: ServerResponse): void {
  for (const { key, value } of headers) response.setHeader(key, value);
}

/** What Node says to requests it could not read to the end; 400 to all others. */
const statuses: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers as Node would, with our headers, and closes. */
function refuseConnection(socket: Socket, status = '400 Bad Request'): true {
  const lines = headers.map(({ key, value }) => `${key}: ${value}\r\n`).join('');
  // Where something has been sent already, an answer may be on its way.
  if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
  else
    socket.end(`HTTP/1.1 ${status}\r\n${lines}Connection: close\r\n\r\n`, () => socket.destroy());
  return true;
}
