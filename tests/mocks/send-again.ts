import type { ServerResponse } from 'node:http';

/** Sends an answer once more, in the same connection, right after its first time. */
export function sendAgain(response: ServerResponse, status: number, body: string | Buffer): void {
  const { socket } = response;
  const head = `HTTP/1.1 ${status} OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  response.once('finish', () =>
    socket?.write(Buffer.concat([Buffer.from(head), Buffer.from(body)])),
  );
}
