import { connect, createServer } from 'node:net';
import { freePort } from './free-port';

/** One address before several servers, as a reverse proxy gives them. */
export interface Front {
  url: string;
  close(): void;
}

/** Takes connections in turn to the servers on these ports; one that refuses is passed over. */
export async function openFront(ports: readonly number[]): Promise<Front> {
  const port = await freePort();
  let turn = 0;
  const server = createServer((near) => {
    turn += 1;
    const first = turn;
    const tryNext = (tried: number) => {
      const target = ports[(first + tried) % ports.length] ?? 0;
      const far = connect(target, '127.0.0.1');
      let isOpen = false;
      far.once('connect', () => {
        isOpen = true;
        near.pipe(far).pipe(near);
      });
      far.on('error', () => {
        if (!isOpen && tried + 1 < ports.length) tryNext(tried + 1);
        else near.destroy();
      });
      near.once('close', () => far.destroy());
    };
    near.on('error', () => near.destroy());
    tryNext(0);
  });
  server.listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
