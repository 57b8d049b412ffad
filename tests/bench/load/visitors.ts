import { type ClientHttp2Session, connect } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';

/** What came of a request: how long it took from when it was due (milliseconds), and its status; 0 without an answer. */
export interface Result {
  ms: number;
  status: number;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Opens an encrypted connection to this machine's own site from one of its addresses. */
export function connectFrom(origin: string, address: string, ALPNProtocols: string[]): TLSSocket {
  const { hostname: host, port } = new URL(origin);
  const options = {
    host,
    port: Number(port),
    localAddress: address,
    ALPNProtocols,
    // The certificate is of this machine.
    rejectUnauthorized: false,
  };
  return connectTls(options as ConnectionOptions);
}

/** A visitor's connection over HTTP/2, from an address of this machine's own network, of which there are 16 million. */
export function visit(origin: string, address: string): ClientHttp2Session {
  const session = connect(origin, { createConnection: () => connectFrom(origin, address, ['h2']) });
  session.on('error', () => undefined);
  return session;
}

/** Returns an address of this machine for a number: each visitor has another one. */
export function addressOf(number: number): string {
  return `127.${1 + ((number >> 16) & 127)}.${(number >> 8) & 255}.${number & 255}`;
}

/** Asks once; the time counts from `due`, so that a request that had to wait for its turn is not a quick one. */
export function ask(session: ClientHttp2Session, asked: Asked, due: number): Promise<Result> {
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ ms: performance.now() - due, status });
    if (session.destroyed) return end(0);
    const stream = session.request({
      ':method': asked.method,
      ':path': asked.path,
      'accept-encoding': 'gzip, deflate, br',
      ...asked.headers,
    });
    let status = 0;
    stream.on('response', (headers) => {
      status = Number(headers[':status']);
    });
    stream.on('error', () => end(0));
    stream.on('end', () => end(status));
    stream.setTimeout(30_000, () => stream.close());
    stream.resume();
    stream.end(asked.body);
  });
}

/**
 * Begins something `perSecond` times a second for `seconds`, each at its own time, whether or not the ones before are
 * done: visitors do not wait for each other. Resolves with the results of all.
 */
export async function keepRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  begin: (index: number, due: number) => Promise<Result>,
): Promise<Result[]> {
  const start = performance.now();
  const results: Promise<Result>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    results.push(begin(index, due));
  }
  return Promise.all(results);
}
