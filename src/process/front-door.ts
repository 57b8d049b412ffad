import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { PublicPages } from '@/rules/public-page';
import { peerHeader } from '@/server/client-key';
import { policyHeader } from '@/site/content-policy.mjs';
import { plainHeaders } from '@/site/security-headers.mjs';
import { admit } from './admission';
import { settlePolicy } from './answer-policy';
import { freshPolicy } from './fresh-pages';
import { loadPublicPages } from './public-pages';

/**
 * Decides before Next about each request to any HTTP server of this process, because Next answers some requests before
 * any code of ours runs. Call it once.
 */
export function openFrontDoor(): void {
  const { emit } = Server.prototype;
  const pages = loadPublicPages();
  Server.prototype.emit = function emitAdmitted(event: string | symbol, ...values: unknown[]) {
    return isHandled(event, values, pages) || Reflect.apply(emit, this, [event, ...values]);
  };
}

/** Handles the events named here and says whether the event is handled; other events are left to Node. */
function isHandled(event: string | symbol, values: unknown[], pages: PublicPages): boolean {
  if (event === 'request') {
    const [request, response] = values as [IncomingMessage, ServerResponse];
    return isAnswered(request, response, pages);
  }
  if (event === 'clientError') {
    const [error, socket] = values as [NodeJS.ErrnoException, Socket];
    return refuseConnection(socket, statuses[error.code ?? '']);
  }
  // The site speaks no other protocol.
  if (event === 'upgrade') return refuseConnection((values as [IncomingMessage, Socket])[1]);
  return false;
}

/** Answers a request, or prepares it for Next; says whether it is answered. */
function isAnswered(
  request: IncomingMessage,
  response: ServerResponse,
  pages: PublicPages,
): boolean {
  const admission = admit(request.method ?? '', request.url ?? '', pages);
  if (admission.kind === 'refuse') {
    response.writeHead(405, {
      ...Object.fromEntries(plainHeaders.map(({ key, value }) => [key, value])),
      Allow: admission.allow,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      // The rest of the body is not read.
      Connection: 'close',
    });
    response.end('Method Not Allowed\n');
    return true;
  }
  request.url = admission.url;
  stampPeer(request);
  // Next takes the nonce for its scripts from the request. A visitor's would stay in a page that is kept for everyone.
  delete request.headers[`${policyHeader.toLowerCase()}-report-only`];
  delete request.headers[policyHeader.toLowerCase()];
  const noncePolicy = freshPolicy(admission.url);
  if (noncePolicy !== undefined) request.headers[policyHeader.toLowerCase()] = noncePolicy;
  settlePolicy(response, noncePolicy);
  return false;
}

/** Node's answers to requests it could not read to the end; all others get 400. */
const statuses: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers as Node would, with our headers, and closes the connection. */
function refuseConnection(socket: Socket, status = '400 Bad Request'): true {
  const lines = plainHeaders.map(({ key, value }) => `${key}: ${value}\r\n`).join('');
  // If something has already been sent, an answer may be under way.
  if (!socket.writable || socket.bytesWritten > 0) socket.destroy();
  else
    socket.end(`HTTP/1.1 ${status}\r\n${lines}Connection: close\r\n\r\n`, () => socket.destroy());
  return true;
}

/** Addresses of our own proxies or of this machine, never of one visitor (RFC 6890). */
const notPublic = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/127',
  'fc00::/7',
  'fe80::/10',
]) {
  const [network = '', bits] = range.split('/');
  notPublic.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
}

/** Notes the address at the other end of the connection in the request, if the address is public. */
export function stampPeer(request: IncomingMessage): void {
  const address = request.socket.remoteAddress;
  if (address && isPublic(address)) request.headers[peerHeader()] = address;
  else delete request.headers[peerHeader()];
}

/** Says whether a socket's address is public. */
export function isPublic(address: string): boolean {
  return !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
