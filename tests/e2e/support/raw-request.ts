import { connect } from 'node:net';
import { ports } from './addresses';

export type RawAnswer = { status: number; headers: Headers; body: string };

/**
 * Requests a target exactly as written: `fetch` and browsers would first normalise an odd one. `more` are further
 * header lines, each with its line end.
 */
export async function ask(
  target: string,
  { method = 'GET', host = `localhost:${ports.site}`, more = '' } = {},
): Promise<RawAnswer> {
  const lines = `Host: ${host}\r\nConnection: close\r\n${more}`;
  const received = await send(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`);
  const [head = '', ...body] = received.split('\r\n\r\n');
  const [first = '', ...rest] = head.split('\r\n');
  const fields = rest.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(fields),
    body: body.join('\r\n\r\n'),
  };
}

function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(ports.site, 'localhost', () => socket.write(text));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}
