import { expect } from '@playwright/test';
import { type ResendStandIn, startResendStandIn } from '../../mocks/resend-stand-in';
import { type Server, serveBuild } from './copy-commands';
import { fixtureSite } from './fixture-site';

/** The token of the servers of tests. */
export const operationsToken = 'a-token-for-tests';

/** A server whose metrics can be read, and what it leans on. */
export interface Operated<Backing> {
  server: Server;
  resend: ResendStandIn;
  backing: Backing;
  close(): Promise<void>;
}

/** Serves the fixture site with the mail provider's stand-in and one more part, of which the site has the variables. */
export async function startOperated<
  Backing extends { env: Record<string, string>; close(): Promise<void> },
>(port: number, startBacking: () => Promise<Backing>): Promise<Operated<Backing>> {
  const [resend, backing] = await Promise.all([startResendStandIn(), startBacking()]);
  const env = {
    SITE_URL: `http://localhost:${port}`,
    MAIL_TO: 'us@agency.test',
    OPERATIONS_TOKEN: operationsToken,
    ...resend.env,
    ...backing.env,
  };
  const server = await serveBuild({ folder: fixtureSite, port, env });
  async function close(): Promise<void> {
    await server.interrupt();
    await Promise.all([resend.close(), backing.close()]);
  }
  return { server, resend, backing, close };
}

/** Posts a contact message; `more` are further fields and headers. */
export function sendMessage(
  { url }: Server,
  message: string,
  more: { fields?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = { phone: '', email: 'anna@agency.test', message, ...more.fields };
  return fetch(`${url}/api/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more.headers },
    body: JSON.stringify(body),
  });
}

/** Returns the id of the request that was answered. */
export const idOf = (answer: Response): string => answer.headers.get('x-request-id') ?? '';

/** Returns the lines of the log that were written for a request, read again. */
export function linesOf(server: Server, id: string): Record<string, unknown>[] {
  const lines = server.output().split('\n');
  return lines.filter((line) => line.includes(`"request":"${id}"`)).map((line) => JSON.parse(line));
}

/** Reads the metrics of the site, by series; those of Node come and go with what it has open. */
export async function readMetrics({ url }: Server): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${operationsToken}` };
  const answer = await fetch(`${url}/metrics`, { headers });
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).matchAll(
    /^amberline_((?!nodejs_|process_)[a-z_]+(?:\{.*\})?) (\S+)$/gm,
  );
  return new Map([...lines].map(([, series = '', value]) => [series, Number(value)]));
}
