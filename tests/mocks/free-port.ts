import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}

/** Listens on loopback only and returns the port; port 0 picks a free one. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Closes a server at once, open connections included. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
