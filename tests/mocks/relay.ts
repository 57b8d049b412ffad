import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { engineDeadlineMs } from '@/site/limits';
import { close, listen } from './free-port';
import { sendAgain } from './send-again';

/**
 * What becomes of a post on its way. `twice`: it arrives two times at once; `answer-twice`: its answer comes back two
 * times; `drop-answer`: it has arrived, and the connection ends; `drop-every-other`: that happens to each second one;
 * `late-answer`: the answer comes after the site has given up; `refuse`: an engine without room answers; `other-server`:
 * another server answers 200.
 */
export type RelayMood = 'pass' | keyof typeof ends | keyof typeof strangers;

const ends = {
  twice: true,
  'answer-twice': true,
  'drop-answer': true,
  'drop-every-other': true,
  'late-answer': true,
};

/** Who answers in place of the target, and what. */
const strangers = {
  refuse: { status: 503, text: '{"message":"no room"}' },
  'other-server': { status: 200, text: '{"ok":true}' },
};

/** Stands between a site and the engine. */
export interface Relay {
  url: string;
  setMood(mood: RelayMood): void;
  /** Returns how many posts the target has answered. */
  answerCount(): number;
  /** Returns how many posts a stranger has answered. */
  strangerCount(): number;
  close(): Promise<void>;
}

/** Opens an address that hands everything on to the one at `target`. */
export async function openRelay(target: string): Promise<Relay> {
  let mood: RelayMood = 'pass';
  const posts = { answered: 0, byStrangers: 0 };

  async function ask({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) {
    const answer = await fetch(new URL(url, target), {
      method,
      headers: handedOn(headers),
      ...(method === 'POST' && { body: new Uint8Array(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (method === 'POST') posts.answered += 1;
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', bytes };
  }

  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const current = request.method === 'POST' ? mood : 'pass';
    const body = Buffer.concat(await request.toArray());
    if (current === 'refuse' || current === 'other-server') {
      posts.byStrangers += 1;
      return void response.writeHead(strangers[current].status).end(strangers[current].text);
    }
    const asked =
      current === 'twice' ? [ask(request, body), ask(request, body)] : [ask(request, body)];
    const [first] = await Promise.all(asked);
    if (!first) return;
    const isDropped = current === 'drop-every-other' && posts.answered % 2 === 1;
    if (current === 'drop-answer' || isDropped) return void response.destroy();
    if (current === 'late-answer') await sleep(2 * engineDeadlineMs, undefined, { ref: false });
    if (current === 'answer-twice') sendAgain(response, first.status, first.bytes);
    response
      .writeHead(first.status, { 'content-type': first.type, 'content-length': first.bytes.length })
      .end(first.bytes);
  }

  const server = createServer((request, response) => {
    // A target that is gone leaves no answer here either.
    handOn(request, response).catch(() => response.destroy());
  });
  return {
    url: `http://127.0.0.1:${await listen(server, 0)}`,
    setMood(next) {
      mood = next;
    },
    answerCount: () => posts.answered,
    strangerCount: () => posts.byStrangers,
    close: () => close(server),
  };
}

/** Returns a request's headers without those of its connection. */
function handedOn(headers: IncomingMessage['headers']): [string, string][] {
  const own = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];
  return Object.entries(headers).flatMap(([name, value]) =>
    own.includes(name) ? [] : [[name, String(value)] as [string, string]],
  );
}
