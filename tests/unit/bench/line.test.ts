import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openLine } from '../../bench/line';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

test('a line carries what is sent both ways, whole and in order', async () => {
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
  const echo = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket));
  const port = await listen(echo.listen(0));
  const line = await listen(openLine(0, port, { down: 100, up: 100, roundTrip: 4 }));
  const received = await Promise.all(
    Array.from({ length: 3 }, () => {
      const socket = connect({ port: line, host: 'localhost', allowHalfOpen: true });
      socket.end(sent);
      return buffer(socket);
    }),
  );
  expect(received.map((bytes) => bytes.equals(sent))).toEqual([true, true, true]);
});

async function listen(server: Server): Promise<number> {
  opened.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
