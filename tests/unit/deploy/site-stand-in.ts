import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { close } from '../../mocks/free-port';

/** A server in the place of a process of the site: it answers with what it was asked, and counts. */
export interface SiteStandIn {
  /** The requests so far, without the proxy's own. */
  requests: string[];
  /** The answer to whatever starts with this path, instead of the echo (or of its being ready). */
  answer(path: string, act: (response: ServerResponse) => void): void;
  reset(): void;
  close(): Promise<void>;
}

/** What the stand-in answers. */
export type Echo = { name: string; method: string; path: string; headers: Record<string, string> };

/** Starts a stand-in with this name on a port of this machine. */
export async function startSite(name: string, port: number): Promise<SiteStandIn> {
  const requests: string[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request;
    const act = [...answers].find(([path]) => url.startsWith(path))?.[1];
    if (url === '/readyz') return act ? act(response) : void response.end('ready');
    requests.push(`${method} ${url}`);
    drain(request, () => {
      if (act) return act(response);
      response.setHeader('server', 'stand-in');
      response.end(JSON.stringify({ name, method, path: url, headers }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    requests,
    answer: (path, act) => answers.set(path, act),
    reset() {
      requests.length = 0;
      answers.clear();
    },
    close: () => close(server),
  };
}

function drain(request: IncomingMessage, then: () => void): void {
  request.resume().on('end', then);
}
