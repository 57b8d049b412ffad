import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { siteTime } from '@/site/clock.mjs';
import { locales } from '@/site/locales';
import type { ContentState } from '../compile/content';
import { readPage } from '../content/explain/page-file';
import { isFindingCode } from '../content/findings';
import { openFieldIndex } from './notes/field-index';
import { openMessageIndex } from './notes/message-index';
import { describePage } from './notes/page-notes';
import { makeOverlayScript } from './overlay-script';
import { isFromPreview } from './same-site';
import { openTryOut } from './try-out';

const question = z.object({
  path: z.string().startsWith('/').max(2000),
  texts: z
    .array(z.object({ text: z.string(), part: z.string(), body: z.int().min(0).optional() }))
    .max(20_000),
});
const named = z.object({ code: z.string().refine(isFindingCode) });
const attempt = z.object({ mdx: z.string().max(100_000), locale: z.enum(locales) });

/** Characters of a request; the texts of the longest page are a tenth of it. */
const longest = 4_000_000;

/**
 * Answers pages of the preview on a port of this machine alone, to which `next.config.mjs` passes `/__preview/`: the
 * script of the overlay, where texts of a page are written, what a finding is about, and MDX that is tried out. Writes
 * nothing.
 */
export async function answerPages(
  port: number,
  state: () => ContentState | undefined,
): Promise<Server> {
  const index = openFieldIndex();
  const messages = openMessageIndex();
  const { tryMdx, recall } = openTryOut(state);
  const answers: Record<string, (body: unknown) => unknown> = {
    '/page': (body) => {
      const asked = question.safeParse(body).data;
      const content = state();
      if (!asked || !content) return asked && { places: [], files: [] };
      index.update(content.documents);
      return describePage(asked, { ...content, index, messages, now: siteTime() });
    },
    '/finding': (body) => {
      const { code } = named.safeParse(body).data ?? {};
      return code && { text: readPage(code) };
    },
    '/mdx': (body) => {
      const tried = attempt.safeParse(body).data;
      return tried && tryMdx(tried);
    },
    '/tried': (body) => {
      const name = z.object({ name: z.string() }).safeParse(body).data?.name;
      return name && recall(name);
    },
  };
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    if (!isFromPreview(headers, port)) return send(response, 403, 'Only pages of the preview.');
    if (url === '/overlay.js' && method === 'GET') {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      return send(response, 200, await makeOverlayScript());
    }
    const answer = answers[url];
    if (!answer || method !== 'POST') return send(response, 404, 'Nothing is here.');
    const said = await answer(await readJson(request));
    if (said === undefined) return send(response, 400, 'No such question, or one too long.');
    response.setHeader('Content-Type', 'application/json');
    return send(response, 200, JSON.stringify(said));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function send(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end(words);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return undefined;
  try {
    return JSON.parse(await text(request));
  } catch {
    return undefined;
  }
}
