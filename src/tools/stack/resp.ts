import { connect, type Socket } from 'node:net';

/** A reply of Redis. An error is a value here: inside a list, the list goes on after it. */
export type Reply = string | number | null | RedisError | Reply[];
export class RedisError extends Error {}

/** A connection to Redis that speaks RESP 2: commands in, replies out, in order. */
export interface RedisConnection {
  send(...commands: string[][]): Promise<Reply[]>;
  close(): void;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** Opens a connection to the Redis on a port of this machine. */
export function connectRedis(port: number): RedisConnection {
  const socket = connect(port, '127.0.0.1');
  const waiting: Waiting[] = [];
  let received = Buffer.alloc(0);
  let failure: Error | undefined;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let next = parse(received, 0); next; next = parse(received, 0)) {
      received = received.subarray(next.end);
      waiting.shift()?.resolve(next.reply);
    }
  });
  socket.on('error', (error) => fail(error));
  socket.on('close', () => fail(new Error('Redis closed the connection')));
  function fail(error: Error): void {
    failure ??= error;
    for (const one of waiting.splice(0)) one.reject(failure);
  }
  return {
    send: (...commands) => (failure ? Promise.reject(failure) : sendAll(socket, waiting, commands)),
    close: () => socket.destroy(),
  };
}

/** Writes all commands at once, so that no other command comes between MULTI and EXEC. */
function sendAll(socket: Socket, waiting: Waiting[], commands: string[][]): Promise<Reply[]> {
  const replies = commands.map(
    () => new Promise<Reply>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  socket.write(commands.map(encode).join(''));
  return Promise.all(replies);
}

function encode(command: string[]): string {
  const parts = command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`);
  return `*${command.length}\r\n${parts.join('')}`;
}

/** Returns the first whole reply at `start`; undefined while bytes are missing. */
function parse(data: Buffer, start: number): { reply: Reply; end: number } | undefined {
  const lineEnd = data.indexOf('\r\n', start);
  if (lineEnd < 0) return undefined;
  const kind = data.toString('latin1', start, start + 1);
  const line = data.toString('utf8', start + 1, lineEnd);
  const end = lineEnd + 2;
  if (kind === '+') return { reply: line, end };
  if (kind === '-') return { reply: new RedisError(line), end };
  if (kind === ':') return { reply: Number(line), end };
  if (line === '-1') return { reply: null, end };
  return kind === '$' ? parseBulk(data, end, Number(line)) : parseList(data, end, Number(line));
}

function parseBulk(data: Buffer, start: number, length: number) {
  const end = start + length;
  if (data.length < end + 2) return undefined;
  return { reply: data.toString('utf8', start, end), end: end + 2 };
}

function parseList(data: Buffer, start: number, count: number) {
  const reply: Reply[] = [];
  let end = start;
  while (reply.length < count) {
    const item = parse(data, end);
    if (!item) return undefined;
    reply.push(item.reply);
    end = item.end;
  }
  return { reply, end };
}
