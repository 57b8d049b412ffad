import { connect, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** WebPageTest's "Cable": megabits per second, and the round trip in milliseconds. */
export const cable = { down: 5, up: 1, roundTrip: 28 };

type Direction = { bytesPerMs: number; freeAt: number };

/**
 * Serves port `target` on port `listen` as if over such a line. All connections share its capacity; nothing is lost or
 * reordered.
 */
export function openLine(listen: number, target: number, kind = cable): Server {
  const down: Direction = { bytesPerMs: kind.down * 125, freeAt: 0 };
  const up: Direction = { bytesPerMs: kind.up * 125, freeAt: 0 };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    const far = connect({ port: target, host: 'localhost', allowHalfOpen: true, noDelay: true });
    carry(near, far, up, kind.roundTrip / 2);
    carry(far, near, down, kind.roundTrip / 2);
  });
  return server.listen(listen);
}

/** Forwards data in order, each packet when the line has had time for it; `delay` in milliseconds. */
function carry(from: Socket, to: Socket, direction: Direction, delay: number): void {
  const packet = 1_500;
  const queue: { due: number; bytes?: Buffer }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const deliver = () => {
    timer = undefined;
    for (let next = queue[0]; next; next = queue[0]) {
      const wait = next.due - performance.now();
      if (wait > 0) {
        timer = setTimeout(deliver, wait);
        return;
      }
      queue.shift();
      if (next.bytes) to.write(next.bytes);
      else to.end();
    }
  };
  const add = (bytes?: Buffer) => {
    direction.freeAt =
      Math.max(direction.freeAt, performance.now()) + (bytes?.length ?? 0) / direction.bytesPerMs;
    queue.push({ due: direction.freeAt + delay, ...(bytes && { bytes }) });
    if (!timer) deliver();
  };
  from.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += packet) add(bytes.subarray(at, at + packet));
  });
  from.on('end', () => add());
  from.on('error', () => to.destroy());
}

// Runs in a process of its own (`servers.ts`), so that measuring does not delay the line.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [listen, target] = process.argv.slice(2).map(Number);
  openLine(listen ?? 0, target ?? 0);
}
