import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { PublicPages } from '@/rules/public-page';
import { peerHeader } from '@/server/client-key';
import { ownPolicyHeader, policyHeader, securityHeaders } from '@/site/security-headers.mjs';
import { admit } from './admission';
import { loadPublicPages } from './public-pages';

const headers = securityHeaders({ isDevelopment: false });

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
    sendHeaders(response);
    response.writeHead(405, {
      Allow: admission.allow,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      // The rest of the body is not read.
      Connection: 'close',
    });
    response.end('Method Not Allowed\n');
    return true;
  }
  // Next sends redirects without the headers of its configuration.
  if (admission.kind === 'move') sendHeaders(response);
  request.url = admission.url;
  stampPeer(request);
  // From a policy in a request Next takes the nonce for a page that it then keeps for everyone.
  delete request.headers[policyHeader.toLowerCase()];
  delete request.headers[`${policyHeader.toLowerCase()}-report-only`];
  keepOnePolicy(response);
  return false;
}

/** A page's own policy takes the place of the configuration's, to which Next adds it. */
function keepOnePolicy(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (...values: unknown[]) => {
    const given = [response.getHeader(ownPolicyHeader) ?? response.getHeader(policyHeader)].flat();
    const own = given.at(-1);
    response.removeHeader(ownPolicyHeader);
    if (own !== undefined) response.setHeader(policyHeader, own);
    return Reflect.apply(writeHead, response, values);
  };
}

function sendHeaders(response: ServerResponse): void {
  for (const { key, value } of headers) response.setHeader(key, value);
}

/** Node's answers to requests it could not read to the end; all others get 400. */
const statuses: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers as Node would, with our headers, and closes the connection. */
function refuseConnection(socket: Socket, status = '400 Bad Request'): true {
  const lines = headers.map(({ key, value }) => `${key}: ${value}\r\n`).join('');
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
