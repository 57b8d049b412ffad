import { addressOf, ask, connectFrom, keepRate, visit } from './visitors';

/** Begins an attack on a site and returns what ends it. All are bounded, and on this machine only. */
export type Attack = (origin: string) => () => void | Promise<void>;

/** Each attacker has twenty addresses, far from those of visitors. */
const addressAt = (index: number) => addressOf(4_000_000 + (index % 20));

/** What attackers may do, by name. */
export const attacks: Record<string, Attack> = {
  '500 sockets that send half a header': (origin) => {
    const sockets = Array.from({ length: 500 }, (_, index) => {
      const socket = connectFrom(origin, addressAt(index), ['http/1.1']);
      socket.on('error', () => undefined);
      socket.on('secureConnect', () =>
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      );
      return socket;
    });
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  },
  '10,000 unknown addresses': flood(10_000, (index) => ({
    method: 'GET',
    path: `/${crypto.randomUUID()}/${index}`,
  })),
  '2,000 large headers': flood(2000, () => ({
    method: 'GET',
    path: '/',
    headers: { 'x-large': 'a'.repeat(12_000) },
  })),
  '2,000 pictures that are not there': flood(2000, (index) => ({
    method: 'GET',
    path: `/pictures/${crypto.randomUUID().slice(0, 12)}/${640 + (index % 20)}.avif`,
  })),
  '2,000 pages that are rendered for each request': flood(2000, () => ({
    method: 'GET',
    path: '/contact/failed',
  })),
  '2,000 posts to actions of the framework': flood(2000, (index) => ({
    method: 'POST',
    path: '/',
    headers: { 'next-action': `${index}`.padStart(42, '0'), 'content-type': 'text/plain' },
    body: '[]',
  })),
};

/** Sends so many requests within fifteen seconds, from twenty addresses. */
function flood(count: number, asked: (index: number) => Parameters<typeof ask>[1]): Attack {
  return (origin) => {
    const sessions = Array.from({ length: 20 }, (_, index) => visit(origin, addressAt(index)));
    const work = keepRate({ perSecond: count / 15, seconds: 15 }, (index, due) => {
      const session = sessions[index % sessions.length] as (typeof sessions)[number];
      return ask(session, asked(index), due);
    });
    return async () => {
      await work;
      for (const session of sessions) session.close();
    };
  };
}
