import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CurrentRequest, shareCurrentRequest } from '@/server/current-request';
import { noteRequest } from '@/server/metrics';
import { isPublic } from './peer';
import type { RequestKind } from './request-kind';

const header = 'x-request-id';
const storage = new AsyncLocalStorage<CurrentRequest>();
shareCurrentRequest(storage);

/** A request, its answer to come, and what it asks for. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  kind: RequestKind;
}

/**
 * Does a request's work: its answer says the request's id, every log line of the work has it, and the answer is
 * counted.
 */
export function followRequest<T>({ request, response, kind }: Visit, work: () => T): T {
  const current: CurrentRequest = { id: idOf(request), isAnswered: false };
  const begin = performance.now();
  response.setHeader(header, current.id);
  response.once('close', () => {
    current.isAnswered = true;
    const { headersSent, statusCode } = response;
    const status = headersSent ? `${Math.floor(statusCode / 100)}xx` : 'none';
    noteRequest({ method: request.method ?? '', kind, status }, performance.now() - begin);
  });
  return storage.run(current, work);
}

/** Returns the id that our own proxy gave a request, or a new one: a visitor's word may be anything. */
function idOf({ headers, socket }: IncomingMessage): string {
  const given = headers[header];
  const isOurs = socket.remoteAddress !== undefined && !isPublic(socket.remoteAddress);
  return isOurs && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
