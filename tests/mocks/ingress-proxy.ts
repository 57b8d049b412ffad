import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { engineDeadlineMs } from '@/site/limits';
import { close, listen } from './free-port';

/**
 * What becomes of a post on its way to the engine. `twice`: the engine gets it two times at once; `drop-answer`: the
 * engine has it, and the connection ends; `late-answer`: the answer comes after the site has given up.
 */
export type IngressMood = 'pass' | 'twice' | 'drop-answer' | 'late-answer';

/** Stands between a site and the engine's ingress. */
export interface IngressProxy {
  url: string;
  setMood(mood: IngressMood): void;
  /** Returns how many posts the engine has answered. */
  answerCount(): number;
  close(): Promise<void>;
}

/** Opens an address that hands everything on to the engine's ingress at `target`. */
export async function openIngressProxy(target: string): Promise<IngressProxy> {
  let mood: IngressMood = 'pass';
  let answered = 0;
  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = request;
    const ask = async () => {
      const answer = await fetch(new URL(url, target), {
        method,
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      });
      const text = await answer.text();
      if (method === 'POST') answered += 1;
      return { status: answer.status, text };
    };
    const current = mood;
    const [first] = await Promise.all(current === 'twice' ? [ask(), ask()] : [ask()]);
    if (current === 'drop-answer') return void response.destroy();
    if (current === 'late-answer') await sleep(2 * engineDeadlineMs, undefined, { ref: false });
    response.writeHead(first.status, { 'content-type': 'application/json' }).end(first.text);
  }
  const server = createServer((request, response) => {
    // An engine that is gone leaves no answer here either.
    handOn(request, response).catch(() => response.destroy());
  });
  return {
    url: `http://127.0.0.1:${await listen(server, 0)}`,
    setMood(next) {
      mood = next;
    },
    answerCount: () => answered,
    close: () => close(server),
  };
}
