import { createServer, Server } from 'node:http';
import { vi } from 'vitest';
import type { EnvName } from '@/server/env';
import { close, listen } from '../../mocks/free-port';
import { startProcess } from '../server/site';

/** A server of a new process whose front door is open. */
export interface OpenServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a server behind the front door of a new process with exactly these variables; where Next would answer, it
 * answers 404 `from Next`. Other servers, such as stand-ins, have no door.
 */
export async function openServer(env: Partial<Record<EnvName, string>>): Promise<OpenServer> {
  startProcess(env);
  const { openFrontDoor } = await import('@/process/front-door');
  const server = createServer((_, response) => response.writeHead(404).end('from Next'));
  const { emit } = Server.prototype;
  // That this folder has no build is not what is tested.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openFrontDoor();
  quiet.mockRestore();
  server.emit = Server.prototype.emit;
  Server.prototype.emit = emit;
  return { url: `http://127.0.0.1:${await listen(server, 0)}`, close: () => close(server) };
}
