import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Moves, movesIn } from '@/rules/moved-address';
import type { PublicPages } from '@/rules/public-page';
import { policyHeader } from '@/site/content-policy.mjs';
import { redirects } from '@/site/redirects';
import { plainHeaders } from '@/site/security-headers.mjs';
import { shortcuts } from '@/site/shortcuts.mjs';
import { type Admission, admit } from './admission';
import { settlePolicy } from './answer-policy';
import { compressAnswer } from './compress-answer';
import { settleFileStatus } from './file-status';
import { freshPolicy } from './fresh-pages';
import { type AnswerOperator, openOperations } from './operations';
import { stampPeer } from './peer';
import { answerPlainly } from './plain-answer';
import { loadPublicPages } from './public-pages';
import { kindOf } from './request-kind';
import { followRequest } from './requests';
import { isStopping } from './stopping';

/** What the front door goes by: the pages there are, those that have moved, and the addresses for operators. */
interface Door {
  pages: PublicPages;
  moves: Moves;
  answerOperator: AnswerOperator;
}

/**
 * Decides before Next about each request to any HTTP server of this process, because Next answers some requests before
 * any code of ours runs. Call it once.
 */
export function openFrontDoor(): void {
  const { emit } = Server.prototype;
  const door = {
    pages: loadPublicPages(),
    moves: movesIn([...shortcuts, ...redirects]),
    answerOperator: openOperations(),
  };
  Server.prototype.emit = function emitAdmitted(event: string | symbol, ...values: unknown[]) {
    const pass = (): boolean => Reflect.apply(emit, this, [event, ...values]);
    if (event !== 'request') return isRefused(event, values) || pass();
    const [request, response] = values as [IncomingMessage, ServerResponse];
    return takeRequest(request, response, door, pass);
  };
}

/** Answers a request, or has Next answer it (`pass`). */
function takeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, moves, answerOperator }: Door,
  pass: () => boolean,
): boolean {
  const admission = admit(request.method ?? '', request.url ?? '', pages, moves);
  // A proxy sends its next request to another process.
  if (isStopping()) response.shouldKeepAlive = false;
  return followRequest({ request, response, kind: kindOf(admission) }, () => {
    if (admission.kind === 'refuse') return refuseMethod(response, admission);
    if (admission.kind === 'redirect') return redirect(response, admission);
    const [path = ''] = admission.url.split(/[?#]/, 1);
    if (answerOperator(request, response, path)) return true;
    prepare(request, response, admission);
    return pass();
  });
}

function refuseMethod(
  response: ServerResponse,
  { allow }: Extract<Admission, { kind: 'refuse' }>,
): true {
  // The rest of the body is not read, so the connection ends.
  const headers = { Allow: allow, Connection: 'close' };
  answerPlainly(response, { status: 405, text: 'Method Not Allowed\n', headers });
  return true;
}

/** For good, but asked again after a day: what has been moved by mistake can be moved back. */
function redirect(
  response: ServerResponse,
  { location }: Extract<Admission, { kind: 'redirect' }>,
): true {
  const headers = { Location: location, 'Cache-Control': 'public, max-age=86400' };
  answerPlainly(response, { status: 308, text: `${location}\n`, headers });
  return true;
}

/** Prepares a request for Next. */
function prepare(
  request: IncomingMessage,
  response: ServerResponse,
  { url }: Extract<Admission, { url: string }>,
): void {
  request.url = url;
  stampPeer(request);
  // Next takes the nonce for its scripts from the request. A visitor's would stay in a page that is kept for everyone.
  delete request.headers[`${policyHeader.toLowerCase()}-report-only`];
  delete request.headers[policyHeader.toLowerCase()];
  const noncePolicy = freshPolicy(url);
  if (noncePolicy !== undefined) request.headers[policyHeader.toLowerCase()] = noncePolicy;
  settlePolicy(response, noncePolicy);
  settleFileStatus(request.headers, response);
  compressAnswer(request, response);
}

/** Refuses what is no request we read, and says so; other events are left to Node. */
function isRefused(event: string | symbol, values: unknown[]): boolean {
  if (event === 'clientError') {
    const [error, socket] = values as [NodeJS.ErrnoException, Socket];
    return refuseConnection(socket, statuses[error.code ?? '']);
  }
  // The site speaks no other protocol.
  if (event === 'upgrade') return refuseConnection((values as [IncomingMessage, Socket])[1]);
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
